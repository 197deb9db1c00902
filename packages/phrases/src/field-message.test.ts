import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldMessage } from './field-message.ts'
import { fieldMessageInEnglish, fieldRefusalInEnglish } from './field-message-en.ts'
import { fieldRefusal, fieldRefusals } from './field-refusal.ts'

const form = z.strictObject({
  email: z.email(),
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  password: z.string().check(z.minLength(10)),
  price: z.int().check(z.minimum(2000, { error: 'money' }), z.maximum(200_000, { error: 'money' })),
  metres: z.optional(z.int().check(z.maximum(200_000))),
  kind: z.enum(['a', 'b']),
  cpf: z.string().check(z.refine((cpf) => cpf === 'ok', { error: 'cpf_invalid' })),
  version: z.optional(z.int().check(z.positive())),
  share: z.optional(z.number().check(z.lt(100))),
  exams: z.optional(z.array(z.string()).check(z.minLength(1))),
  plain: z.optional(z.string().check(z.refine((value) => value === 'ok'))),
  coded: z.optional(z.string().check(z.refine((value) => value === 'ok', { error: 'unheard_of' }))),
  either: z.optional(z.string().check(z.refine((value) => value === 'ok', { error: 'missing' }))),
})
const good = { email: 'a@emma.test', name: 'Ana', password: '0123456789', price: 5000, kind: 'a', cpf: 'ok' }

const messageOf = (change: Record<string, unknown>, say = fieldMessage): string => {
  const parsed = z.safeParse(form, { ...good, ...change }, { reportInput: true })
  if (parsed.success) return ''
  const [issue] = parsed.error.issues
  return issue ? say(issue) : ''
}

describe('a wrong field is explained in plain Portuguese', () => {
  test.each([
    [{ email: 'nada' }, 'Informe um e-mail válido.'],
    [{ email: undefined }, 'Preencha este campo.'],
    [{ name: '' }, 'Preencha este campo.'],
    [{ name: 'longo demais' }, 'Use no máximo 5 caracteres.'],
    [{ password: 'curta' }, 'Use pelo menos 10 caracteres.'],
    [{ price: 10 }, 'O mínimo é R$\u00a020,00.'],
    [{ price: 999_999 }, 'O máximo é R$\u00a02.000,00.'],
    [{ metres: 999_999 }, 'O máximo é 200.000.'],
    [{ price: 'dez' }, 'Confira este campo.'],
    [{ kind: 'c' }, 'Escolha uma das opções.'],
    [{ cpf: 'x' }, 'CPF inválido. Confira os números.'],
    [{ role: 'admin' }, 'Este campo não existe.'],
    [{ version: 0 }, 'Informe mais do que 0.'],
    [{ share: 100 }, 'Informe menos do que 100.'],
    [{ exams: [] }, 'Preencha este campo.'],
    [{ plain: 'x' }, 'Confira este campo.'],
    [{ coded: 'x' }, 'Confira este campo.'],
    [{ either: 'x' }, 'Preencha este campo.'],
    [{}, ''],
  ])('%j', (change, message) => {
    expect(messageOf(change)).toBe(message)
  })
})

test.each([
  [{ email: 'nada' }, 'Enter a valid e-mail.'],
  [{ name: '' }, 'Fill in this field.'],
  [{ name: 'longo demais' }, 'Use at most 5 characters.'],
  [{ password: 'curta' }, 'Use at least 10 characters.'],
  [{ price: 10 }, 'The minimum is R$\u00a020.00.'],
  [{ metres: 999_999 }, 'The maximum is 200,000.'],
  [{ version: 0 }, 'Enter more than 0.'],
  [{ kind: 'c' }, 'Choose one of the options.'],
  [{ role: 'admin' }, 'This field does not exist.'],
  [{ either: 'x' }, 'Fill in this field.'],
])('in English %j is explained in plain English', (change, message) => {
  expect(messageOf(change, fieldMessageInEnglish)).toBe(message)
})

const blanks = (sentence: string): string[] => (sentence.match(/\{\{\w+\}\}/g) ?? []).toSorted()
const names = ['bound', 'amount', 'count', 'name', 'when', 'title', 'text', 'specialty', 'id']
const parameters = Object.fromEntries(names.map((name) => [name, `{{${name}}}`]))
/** Leaves each blank unchanged. */
const untouched = Object.fromEntries(names.map((name) => [name, String]))

test.each(fieldRefusals)(
  'what the server says of a field with %s has its English, with the same blanks',
  (code) => {
    const { message } = fieldRefusal(code, parameters, untouched)
    const english = fieldRefusalInEnglish(code, parameters, untouched) ?? ''
    expect(english).not.toBe('')
    expect(blanks(english)).toEqual(blanks(message))
    if (/\p{L}/u.test(message.replaceAll(/\{\{\w+\}\}/g, ''))) expect(english).not.toBe(message)
  },
)

test.each([
  [
    fieldRefusal('least_amount', { amount: 2000 }),
    'O mínimo é R$\u00a020,00.',
    'The minimum is R$\u00a020.00.',
  ],
  [fieldRefusal('longer', { bound: 10 }), 'Use pelo menos 10 caracteres.', 'Use at least 10 characters.'],
  [fieldRefusal('most', { bound: 200_000 }), 'O máximo é 200.000.', 'The maximum is 200,000.'],
  [fieldRefusal('place_in_rules_other', { count: 2 }), '2 horários de atendimento', '2 working hours'],
  [fieldRefusal('password_not_own'), 'Esta não é a sua senha atual.', 'This is not your current password.'],
])(
  'what the server sent as %j is said in both languages',
  ({ code, message, params }, portuguese, english) => {
    expect(message).toBe(portuguese)
    expect(fieldRefusalInEnglish(code, params)).toBe(english)
  },
)

test('a code that came after this version has no words here', () => {
  expect(fieldRefusalInEnglish('unheard_of')).toBeUndefined()
})
