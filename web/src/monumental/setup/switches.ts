// What can be switched on for a table of Monumental, in the order in which it is offered.

export const MODULES = ["renaissance", "alternatives", "heroes", "monsters", "continuous"] as const;
/** Those that mean something in Continuous Play alone. */
export const CONTINUOUS_ONLY: readonly string[] = ["wandering_marker", "plain_display"];
export const RULINGS = ["explorers_in_capitals", "wandering_marker", "plain_display"] as const;
