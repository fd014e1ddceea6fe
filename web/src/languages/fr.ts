// The words of one language, as text: whatever the table needs, without the rules.

const files = import.meta.glob<string>(
  [
    "../../../src/cairn/locales/fr/*.ftl",
    "!../../../src/cairn/locales/fr/rules.ftl",
    "!../../../src/cairn/locales/fr/monumental*.ftl", // comes with its table
    "!../../../src/cairn/locales/fr/terminal*.ftl", // is not needed here
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
