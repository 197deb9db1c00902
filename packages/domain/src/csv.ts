/** The first character of a CSV; it makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A text as one harmless cell of a CSV for Brazilian spreadsheets (`;` between cells). A text that begins like a
 * formula would be run as one (OWASP, CSV injection).
 */
export const csvText = (value: string): string => {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  // A comma too: where the list separator is a comma, the rest would become its own cell.
  return /[;,"\t\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Escaped cells (`csvText`) as one line with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(';')}\r\n`

/** An amount in a form that spreadsheets can sum: 123456 centavos are `1234,56`. */
export const csvMoney = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',')
