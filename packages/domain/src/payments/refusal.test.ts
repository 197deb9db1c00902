import { expect, it } from 'vitest'
import { type RefusalMeaning, refusalMeaning } from './refusal.ts'

it.each<[string, RefusalMeaning | undefined]>([
  ['Transação recusada pelo banco emissor: saldo insuficiente', 'funds'],
  ['SALDO/LIMITE INSUFICIENTE', 'funds'],
  ['Cartão vencido', 'expired'],
  ['Data de validade inválida', 'expired'],
  ['Cartão inválido', 'card'],
  ['Código de segurança inválido', 'security_code'],
  ['Senha inválida', 'password'],
  ['Cartão com restrição', 'blocked'],
  ['Cartão bloqueado', 'blocked'],
  ['Transação não permitida para o cartão', 'not_permitted'],
  ['Transação não autorizada', 'bank'],
  ['Rejeitado emissor', 'bank'],
  ['Transação recusada pelo banco emissor após análise', 'bank'],
  ['Pix expirado', 'pix_expired'],
  ['Erro 57', undefined],
  ['', undefined],
])('%j means %s', (reason, meaning) => {
  expect(refusalMeaning(reason)).toBe(meaning)
})
