// The words of one language, as text: whatever the table needs, without the rules.

const files = import.meta.glob<string>(
  [
    "../../../src/cairn/locales/de/*.ftl",
    "!../../../src/cairn/locales/de/rules.ftl",
    "!../../../src/cairn/locales/de/monumental*.ftl", // comes with its table
    "!../../../src/cairn/locales/de/terminal*.ftl", // is not needed here
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
