// The words of one language, as text: whatever the table needs, without the rules.

const files = import.meta.glob<string>(
  [
    "../../../src/cairn/locales/es/*.ftl",
    "!../../../src/cairn/locales/es/rules.ftl",
    "!../../../src/cairn/locales/es/monumental*.ftl", // comes with its table
    "!../../../src/cairn/locales/es/terminal*.ftl", // is not needed here
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
