import { expect, test } from 'vitest'
import { spokenBlock } from './spoken-block.ts'

const ZONE = 'America/Sao_Paulo'
/** A Wednesday. */
const TODAY = '2026-11-25'
const asked = (typed: string) => {
  const block = spokenBlock(typed, TODAY, ZONE)
  return block && [block.starts_at, block.ends_at]
}

test.each([
  ['bloquear amanhã à tarde', ['2026-11-26T16:00:00.000Z', '2026-11-26T21:00:00.000Z']],
  ['Bloquear amanha de manha', ['2026-11-26T11:00:00.000Z', '2026-11-26T15:00:00.000Z']],
  ['bloqueio hoje à noite', ['2026-11-25T21:00:00.000Z', '2026-11-26T01:00:00.000Z']],
  ['bloquear sexta-feira', ['2026-11-27T03:00:00.000Z', '2026-11-28T03:00:00.000Z']],
  ['block tomorrow afternoon', ['2026-11-26T16:00:00.000Z', '2026-11-26T21:00:00.000Z']],
  ['Block tonight', ['2026-11-25T21:00:00.000Z', '2026-11-26T01:00:00.000Z']],
  ['block friday', ['2026-11-27T03:00:00.000Z', '2026-11-28T03:00:00.000Z']],
  // Today is a Wednesday: the next one is meant.
  ['bloquear quarta à tarde', ['2026-12-02T16:00:00.000Z', '2026-12-02T21:00:00.000Z']],
  ['bloquear amanhã das 14h às 16h', ['2026-11-26T17:00:00.000Z', '2026-11-26T19:00:00.000Z']],
  ['bloquear sexta de 14 às 15h30', ['2026-11-27T17:00:00.000Z', '2026-11-27T18:30:00.000Z']],
  ['bloquear 14h-16h hoje', ['2026-11-25T17:00:00.000Z', '2026-11-25T19:00:00.000Z']],
  ['bloquear hoje entre 9 e 10', ['2026-11-25T12:00:00.000Z', '2026-11-25T13:00:00.000Z']],
  ['bloquear amanhã a partir das 15h', ['2026-11-26T18:00:00.000Z', '2026-11-27T03:00:00.000Z']],
  ['não atendo sexta até as 10h', ['2026-11-27T03:00:00.000Z', '2026-11-27T13:00:00.000Z']],
  ['bloquear amanhã às 15h', ['2026-11-26T18:00:00.000Z', '2026-11-26T19:00:00.000Z']],
  ['bloquear depois de amanhã', ['2026-11-27T03:00:00.000Z', '2026-11-28T03:00:00.000Z']],
  ['folga sexta', ['2026-11-27T03:00:00.000Z', '2026-11-28T03:00:00.000Z']],
  ['férias de 10 a 20 de dezembro', ['2026-12-10T03:00:00.000Z', '2026-12-21T03:00:00.000Z']],
  ['bloquear 28/12 a 5/1', ['2026-12-28T03:00:00.000Z', '2027-01-06T03:00:00.000Z']],
  ['bloquear de segunda a sexta', ['2026-11-30T03:00:00.000Z', '2026-12-05T03:00:00.000Z']],
  ['bloquear semana que vem', ['2026-11-30T03:00:00.000Z', '2026-12-07T03:00:00.000Z']],
  ['bloquear fim de semana', ['2026-11-28T03:00:00.000Z', '2026-11-30T03:00:00.000Z']],
  ['block tomorrow from 2pm to 4pm', ['2026-11-26T17:00:00.000Z', '2026-11-26T19:00:00.000Z']],
  ['block friday after 3pm', ['2026-11-27T18:00:00.000Z', '2026-11-28T03:00:00.000Z']],
  // As they are typed in a hurry.
  ['bloqeuar amanhã', ['2026-11-26T03:00:00.000Z', '2026-11-27T03:00:00.000Z']],
  ['bloquear amanha 14 as 16', ['2026-11-26T17:00:00.000Z', '2026-11-26T19:00:00.000Z']],
  ['bloquear 14 às 16 amanhã', ['2026-11-26T17:00:00.000Z', '2026-11-26T19:00:00.000Z']],
  ['bloquear sexta 14-16', ['2026-11-27T17:00:00.000Z', '2026-11-27T19:00:00.000Z']],
  ['block tomorrow 2-4pm', ['2026-11-26T17:00:00.000Z', '2026-11-26T19:00:00.000Z']],
  ['bloquear amanhã das 2 da tarde às 4 da tarde', ['2026-11-26T17:00:00.000Z', '2026-11-26T19:00:00.000Z']],
  ['bloquear amanhã até 10', ['2026-11-26T03:00:00.000Z', '2026-11-26T13:00:00.000Z']],
  ['bloquear amanhã depois do almoço', ['2026-11-26T16:00:00.000Z', '2026-11-27T03:00:00.000Z']],
  ['bloquear amanhã ao meio-dia', ['2026-11-26T15:00:00.000Z', '2026-11-26T16:00:00.000Z']],
  ['bloquear sexta, dia 4', ['2026-12-04T03:00:00.000Z', '2026-12-05T03:00:00.000Z']],
  ['bloquear dia 10 ao dia 15', ['2026-12-10T03:00:00.000Z', '2026-12-16T03:00:00.000Z']],
  ['bloquear 24/12 e 25/12', ['2026-12-24T03:00:00.000Z', '2026-12-26T03:00:00.000Z']],
  ['block december 24th', ['2026-12-24T03:00:00.000Z', '2026-12-25T03:00:00.000Z']],
  ['day off monday', ['2026-11-30T03:00:00.000Z', '2026-12-01T03:00:00.000Z']],
])('%s is said as people say it', (typed, span) => {
  expect(asked(typed)).toEqual(span)
})

test.each([
  'bloquear',
  'bloquear segunda a sexta à tarde',
  'amanhã à tarde',
  'bloquear Paula',
  'Bloqueios',
  'block',
  'tomorrow',
  'blocked friday',
  'desbloquear amanhã',
  // The opposite is not done.
  'não bloquear amanhã',
  'cancelar bloqueio de amanhã',
  'remover folga sexta',
  'cancel block tomorrow',
  // More than one block: nothing is left out, and no day between is closed.
  'bloquear 24/12 e 31/12',
  'bloquear 24 e 31/12',
  'bloquear segunda e quarta',
  'bloquear toda sexta à tarde',
  'bloquear 2 horas amanhã',
])('%s asks for no time off', (typed) => {
  expect(asked(typed)).toBeNull()
})
