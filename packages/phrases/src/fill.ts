/** A phrase with its blanks (`{{name}}`) filled; values are inserted unchanged. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
