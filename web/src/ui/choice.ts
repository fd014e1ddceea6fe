import styles from "./choice.module.css";

/** The class of one of several things to choose from, as a card: the whole card is the button. */
export const CHOICE = styles.card;
