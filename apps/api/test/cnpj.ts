const digitAfter = (base: string): number => {
  const sum = [...base].reverse().reduce((total, sign, at) => total + Number(sign) * (2 + (at % 8)), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
let companies = 0
/** A valid CNPJ, a new one each time. */
export const testCnpj = (): string => {
  companies += 1
  const base = `${String(20_000_000 + companies)}0001`
  const first = digitAfter(base)
  return `${base}${first}${digitAfter(`${base}${first}`)}`
}
