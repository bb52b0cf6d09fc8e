import { mount } from "svelte";
import "./art/tokens.css";
import "./base.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the table.");
mount(App, { target });
