/** `insulina glargina` is an insulin, `carbonato de litio` is lithium. */
export const isNamed = (substance: string, name: string): boolean =>
  substance === name || substance.startsWith(`${name} `) || substance.endsWith(` ${name}`)
