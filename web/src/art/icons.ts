/** One-colour icons on 24 x 24: they take the colour of the text beside them. */
import { star } from "./pen";

export const ICONS = {
  bank: '<path d="M2 9L12 2.5L22 9V11H2ZM3 20H21V22.5H3ZM4.5 12H8V19H4.5ZM10.2 12H13.8V19H10.2ZM16 12H19.5V19H16Z"/>',
  saloon:
    '<path d="M4 5.5C4 3.4 6 2.6 7.6 3.3C8.6 1.4 12 1.4 13 3.2C15 2.4 17 3.6 16.8 5.8V8H19.6C21.2 8 22 9 22 10.4V15.6C22 17 21.2 18 19.6 18H16.8V22H4.4V8.6C3.6 8 3.6 6.4 4 5.5ZM16.8 10.4V15.6H19.4V10.4ZM7 10V19.4H8.6V10ZM9.9 10V19.4H11.5V10ZM12.8 10V19.4H14.4V10Z" fill-rule="evenodd"/>',
  "gold-mine":
    '<path d="M3 8.4C8 2 16.4 1.4 22 5.4C17.6 4.8 14.6 5.4 12.4 6.8L14.2 8.8L12 11L21 20.2L18.8 22.4L9.8 13L7.6 15L5.4 12.8C4.6 14.4 4 16.6 4.2 19.4C1.6 15.6 1.4 11.6 3 8.4Z"/>',
  cattle:
    '<path d="M1.2 3C2 7 4.6 8.2 8 8.2C10.6 7 13.4 7 16 8.2C19.4 8.2 22 7 22.8 3C24 8 21.6 11.4 17.4 11.4L16.6 14.6C16 18 15.2 21 12 22.4C8.8 21 8 18 7.4 14.6L6.6 11.4C2.4 11.4 0 8 1.2 3ZM9 12.4A1.5 1.5 0 1 0 9.01 15.4 1.5 1.5 0 0 0 9 12.4ZM15 12.4A1.5 1.5 0 1 0 15.01 15.4 1.5 1.5 0 0 0 15 12.4ZM10.4 19.4H13.6V18.2H10.4Z" fill-rule="evenodd"/>',
  hotel:
    '<path d="M1.6 4H4.2V13H10V8H18.6C20.8 8 22.4 9.6 22.4 11.8V20H19.8V17H4.2V20H1.6ZM7 8.2A2 2 0 1 0 7.01 12.2 2 2 0 0 0 7 8.2Z"/>',
  horses:
    '<path d="M12 2C18.2 2 21.4 6.8 20.4 12.4L18.6 20H20.4V22.6H14.6L16.6 12.6C17.2 9 15.4 6.2 12 6.2C8.6 6.2 6.8 9 7.4 12.6L9.4 22.6H3.6V20H5.4L3.6 12.4C2.6 6.8 5.8 2 12 2Z"/>',
  cards:
    '<path d="M8 3L20 5.4L17 20L5 17.6Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M6 6.4L2.4 8.2L6.6 19" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  aim: '<path d="M12 4A8 8 0 1 0 12.01 4M12 .8V8M12 16V23.2M.8 12H8M16 12H23.2" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  help: '<path d="M12 2.4A9.6 9.6 0 1 0 12.01 2.4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M8.8 9.4C8.8 5.2 15.4 5.4 15.2 9.2C15 11.6 12 11.6 12 14.2M12 16.6V18.6" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  sound:
    '<path d="M3 9H7L12 4.6V19.4L7 15H3Z"/><path d="M15.4 8.6C17.4 10.4 17.4 13.6 15.4 15.4M18 5.8C22 9 22 15 18 18.2" fill="none" stroke="currentColor" stroke-width="2"/>',
  lamp: '<path d="M9 2.4H15L16.4 6H7.6ZM7 8H17L18.4 17H5.6ZM6.6 19H17.4V22H6.6ZM10.4 10.4V15H13.6V10.4Z" fill-rule="evenodd"/>',
  more: '<path d="M5 9.6A2.4 2.4 0 1 0 5.01 9.6ZM12 9.6A2.4 2.4 0 1 0 12.01 9.6ZM19 9.6A2.4 2.4 0 1 0 19.01 9.6Z"/>',
  menu: '<path d="M3 5H21V7.6H3ZM3 10.8H21V13.4H3ZM3 16.6H21V19.2H3Z"/>',
  hideout:
    '<path d="M1 21L9 6L13 13L15.6 9L23 21ZM9 21V16.4C9 14.4 12.4 14.4 12.4 16.4V21Z" fill-rule="evenodd"/>',
  colt: '<path d="M1.6 6.4H21V5H22.6V9.8H15.4L14.4 12.2H10.8C10.4 14 9.6 15.2 8 15.2L6.6 21H1.8L3.8 12.4C2 11.4 1.4 9 1.6 6.4ZM9.4 11.8H8.4L8.2 13.4C9 13.2 9.3 12.6 9.4 11.8Z" fill-rule="evenodd"/>',
  back: '<path d="M14.6 4L6.6 12L14.6 20" fill="none" stroke="currentColor" stroke-width="2.6"/>',
  chat: '<path d="M2 4H22V17H11L6 21.6V17H2Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  check:
    '<path d="M3.6 12.6L9.4 18.4L20.6 6" fill="none" stroke="currentColor" stroke-width="3.4"/>',
  camera:
    '<path d="M2 6H7L8.6 3.4H15.4L17 6H22V20H2ZM12 8.4A4.4 4.4 0 1 0 12.01 17.2 4.4 4.4 0 0 0 12 8.4Z" fill-rule="evenodd"/>',
  coach:
    '<path d="M2 6H18V13H22V16H20.4A3.4 3.4 0 0 0 14 16H10.4A3.4 3.4 0 0 0 4 16H2ZM5 8V11.4H9V8ZM11 8V11.4H15V8Z" fill-rule="evenodd"/><path d="M7.2 15A2.8 2.8 0 1 0 7.21 15M17.2 15A2.8 2.8 0 1 0 17.21 15" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  clock:
    '<path d="M12 2.4A9.6 9.6 0 1 0 12.01 2.4M12 7V12.6L16 15" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  nugget: '<path d="M4 9L9 3.4L16 4.4L21 9.6L20 16L14.6 20.6L7 19.4L2.8 14.6Z"/>',
  x: '<path d="M5 5L19 19M19 5L5 19" fill="none" stroke="currentColor" stroke-width="3"/>',
  skull:
    '<path d="M12 2C6 2 3 6 3 10.6C3 13.6 4.4 15.6 6.6 16.8V21H9V18.6H10.8V21H13.2V18.6H15V21H17.4V16.8C19.6 15.6 21 13.6 21 10.6C21 6 18 2 12 2ZM8.4 9A2.3 2.3 0 1 0 8.41 13.6 2.3 2.3 0 0 0 8.4 9ZM15.6 9A2.3 2.3 0 1 0 15.61 13.6 2.3 2.3 0 0 0 15.6 9Z" fill-rule="evenodd"/>',
  users:
    '<path d="M8 4A4 4 0 1 0 8.01 12 4 4 0 0 0 8 4ZM1 20C1 15.6 4 13.6 8 13.6C12 13.6 15 15.6 15 20ZM17 6A3 3 0 1 0 17.01 12 3 3 0 0 0 17 6ZM16.6 13.6C20.6 13.6 23 15.6 23 19.4H17C17 17 16.6 15 15 13.8Z"/>',
  star: `<path d="${star(12, 12.6, 11.4, 5)}"/>`,
  lookout: '<path d="M2 15L14 6L18 11L6 20ZM15.6 4.8L19 2.4L23 7.8L19.6 10.2Z"/>',
  quiet:
    '<path d="M3 9H7L12 4.6V19.4L7 15H3Z"/><path d="M15.6 9L21.4 15M21.4 9L15.6 15" fill="none" stroke="currentColor" stroke-width="2"/>',
  sun: '<path d="M12 7.4A4.6 4.6 0 1 0 12.01 7.4Z"/><path d="M12 1.4V4.6M12 19.4V22.6M1.4 12H4.6M19.4 12H22.6M4.5 4.5L6.8 6.8M17.2 17.2L19.5 19.5M19.5 4.5L17.2 6.8M6.8 17.2L4.5 19.5" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  moon: '<path d="M15.4 2.6A9.8 9.8 0 1 0 21.4 15.6C14.4 17.4 9.6 9.6 15.4 2.6Z"/>',
  undo: '<path d="M9 5L3.6 10.4L9 15.8M4 10.4H14.6C22 10.4 22 20 14.6 20H10" fill="none" stroke="currentColor" stroke-width="2.4"/>',
  search:
    '<path d="M10 3A7 7 0 1 0 10.01 3M15.2 15.2L21.6 21.6" fill="none" stroke="currentColor" stroke-width="2.6"/>',
  bot: '<path d="M11 1.6H13V5H20V17H4V5H11ZM8 9V12.4H10.4V9ZM13.6 9V12.4H16V9ZM8.6 14V15.4H15.4V14ZM1.6 8.6H3V13.4H1.6ZM21 8.6H22.4V13.4H21ZM7 18.6H17V22.4H7Z" fill-rule="evenodd"/>',
  away: '<path d="M3 3L21 21M2 9.4C4.6 7 8 5.6 12 5.6M22 9.4C20.4 8 18.6 6.8 16.6 6.2M6 13.6C7.6 12 9.6 11.2 12 11.2M12 17.4V20" fill="none" stroke="currentColor" stroke-width="2.4"/>',
  link: '<path d="M10 14C7.6 11.6 8 9.4 9.4 8L13 4.4C17 1 22.6 6.4 19.4 10.6L17 13M14 10C16.4 12.4 16 14.6 14.6 16L11 19.6C7 23 1.4 17.6 4.6 13.4L7 11" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  info: '<path d="M12 2.4A9.6 9.6 0 1 0 12.01 2.4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M10.7 5.8H13.3V8.4H10.7ZM10.7 10.4H13.3V18H10.7Z"/>',
  sort: '<path d="M3 5H21V7.4H3ZM3 10.8H15V13.2H3ZM3 16.6H9V19H3Z"/>',
  hat: '<path d="M6.6 13C6.4 8 7 4.4 9.4 4C10.8 3.8 11.2 5 12 5C12.8 5 13.2 3.8 14.6 4C17 4.4 17.6 8 17.4 13C20 12.8 22 12 23 10.6C23 15.6 18 17.6 12 17.6C6 17.6 1 15.6 1 10.6C2 12 4 12.8 6.6 13Z"/>',
  dice: '<path d="M3 3H21V21H3ZM7.6 6A1.9 1.9 0 1 0 7.61 9.8 1.9 1.9 0 0 0 7.6 6ZM16.4 14.2A1.9 1.9 0 1 0 16.41 18 1.9 1.9 0 0 0 16.4 14.2ZM12 10.1A1.9 1.9 0 1 0 12.01 13.9 1.9 1.9 0 0 0 12 10.1Z" fill-rule="evenodd"/>',
  bullet:
    '<path d="M8.4 9.6C8.4 5 10.4 1.6 12 1.6C13.6 1.6 15.6 5 15.6 9.6ZM8.4 10.6H15.6V19H8.4ZM7.6 20H16.4V22.4H7.6Z"/>',
  dollar:
    '<path d="M12 1.4V22.6M17.4 7.4C16.6 4.4 7 3.6 7 8.2C7 13 17.6 10.6 17.6 15.8C17.6 20.6 7 20.2 6.4 16.4" fill="none" stroke="currentColor" stroke-width="2.6"/>',
} as const;
export type IconName = keyof typeof ICONS;
