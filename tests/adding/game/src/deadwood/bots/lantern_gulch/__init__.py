"""Bots of Lantern Gulch.

policy   the one way of thinking: what to call, and which lantern to lay
ranger   answers by it at a glance
guide    leads the search: worlds, the value of an end, playouts and priors by the policy
entry    what the registry knows
"""
