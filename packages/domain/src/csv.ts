/** Spreadsheets take a file for UTF-8 by it; a CSV begins with it. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A text as one harmless cell of a CSV that Brazilian spreadsheets open (`;` between cells). One that begins like a
 * formula would be run as one (OWASP, CSV injection).
 */
export const csvText = (value: string): string => {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  // A comma too: where lists are separated by it, what follows would be a cell of its own.
  return /[;,"\t\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Cells that are ready to be written (`csvText`), as one line with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(';')}\r\n`

/** An amount as a spreadsheet adds it up: 123456 centavos are `1234,56`. */
export const csvMoney = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',')
