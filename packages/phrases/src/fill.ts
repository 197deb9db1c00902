/** A phrase with its blanks (`{{name}}`) filled; a value is taken as it is, whatever it holds. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
