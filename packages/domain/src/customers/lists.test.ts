import { expect, test } from 'vitest'
import { genderOf, maritalStatusOf } from './index.ts'

test.each([
  ['feminino', 'feminino'],
  ['Feminina', 'feminino'],
  ['F', 'feminino'],
  ['female', 'feminino'],
  ['Masculino', 'masculino'],
  ['male', 'masculino'],
  ['não binário', 'outro'],
  ['Prefiro não informar', 'nao_informar'],
  ['', ''],
  ['Marciano', 'Marciano'],
])('the gender %j of an old client is %j', (typed, entry) => {
  expect(genderOf(typed)).toBe(entry)
})

test.each([
  ['solteira', 'solteiro'],
  ['Solteiro(a)', 'solteiro'],
  ['single', 'solteiro'],
  ['Casado', 'casado'],
  ['União estável', 'uniao_estavel'],
  ['uniao_estavel', 'uniao_estavel'],
  ['Separada', 'separado'],
  ['divorced', 'divorciado'],
  ['Viúva', 'viuvo'],
  ['Outro', 'outro'],
  ['enrolado', 'enrolado'],
])('the marital status %j of an old client is %j', (typed, entry) => {
  expect(maritalStatusOf(typed)).toBe(entry)
})
