// The words of one language, as text: whatever the table needs, without the rules.

const files = import.meta.glob<string>(
  [
    "../../../src/cairn/locales/en/*.ftl",
    "!../../../src/cairn/locales/en/rules.ftl",
    "!../../../src/cairn/locales/en/monumental*.ftl", // comes with its table
    "!../../../src/cairn/locales/en/terminal*.ftl", // is not needed here
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
