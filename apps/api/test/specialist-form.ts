import { testCpf } from './factories.ts'

let people = 0

/** A specialist's registration that is right, of another person each time. */
export const specialistForm = () => {
  people += 1
  return {
    firstName: 'Rita',
    lastName: 'Moura',
    cellPhone: '(11) 98765-4321',
    cpf: testCpf(900_000 + people),
    birthDate: '1985-03-02',
    email: `rita.moura.${people}@emma.test`,
    council: { type: 'CRM', uf: 'SP', number: '123456' },
    password: 'cachoeira-violeta-92',
    passwordConfirmation: 'cachoeira-violeta-92',
    acceptTerms: true,
    acceptPrivacy: true,
  }
}

/** Fields as multipart takes them: groups as JSON text, files under their names. */
export const multipartOf = (
  fields: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Blob>> = {},
): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const [name, file] of Object.entries(files)) form.set(name, file, `${name}.bin`)
  return form
}

/** The smallest thing that is a PDF by its content. */
export const aPdf = () => new Blob(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'])
/** A picture of one pixel. */
export const aPng = () =>
  new Blob([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ])
