import { expect, test } from 'vitest'
import { asksForChange, asksForForm, spokenBooking, spokenDocument } from './spoken-booking.ts'

/** A Thursday. */
const TODAY = '2026-11-26'
const heard = (typed: string) => {
  const { date, hour, name, isBooking } = spokenBooking(typed, TODAY)
  return isBooking ? [name, date, hour] : null
}

test.each([
  ['marcar Paula terça 10h', ['Paula', '2026-12-01', '10:00']],
  ['marcar terça-feira às 10h para Paula', ['Paula', '2026-12-01', '10:00']],
  ['agendar Maria de Souza amanhã às 10', ['Maria de Souza', '2026-11-27', '10:00']],
  ['marcar consulta com Paula na próxima segunda feira 14:30', ['Paula', '2026-11-30', '14:30']],
  ['nova consulta para Paula 01/12 10h30', ['Paula', '2026-12-01', '10:30']],
  ['novo agendamento Paula 5 de dezembro às 9', ['Paula', '2026-12-05', '09:00']],
  ['Paula amanhã 8h', ['Paula', '2026-11-27', '08:00']],
  ['marcar Paula dia 3 às 3 da tarde', ['Paula', '2026-12-03', '15:00']],
  ['marcar Paula depois de amanhã ao meio-dia', ['Paula', '2026-11-28', '12:00']],
  ['retorno da Paula sexta às 10 e meia', ['Paula', '2026-11-27', '10:30']],
  ['marcar Paula 3/1', ['Paula', '2027-01-03', null]],
  ['marcar Paula hoje às 2', ['Paula', '2026-11-26', '14:00']],
  ['marcar Paula amanhã à tarde', ['Paula', '2026-11-27', null]],
  ['marcar para Paula', ['Paula', null, null]],
  ['marcar amanhã 10h', ['', '2026-11-27', '10:00']],
  ['book Paula Tuesday 10:30', ['Paula', '2026-12-01', '10:30']],
  ['schedule Paula tomorrow at 3pm', ['Paula', '2026-11-27', '15:00']],
  ['agendar teleconsulta com dona Paula amanhã 10h', ['Paula', '2026-11-27', '10:00']],
  ['retorno Paula em 15 dias', ['Paula', '2026-12-11', null]],
  ['marcar Paula daqui a duas semanas às 9', ['Paula', '2026-12-10', '09:00']],
  ['marcar Paula amanhã das 14 às 16', ['Paula', '2026-11-27', '14:00']],
  ['retorno da Paula 30 dias', ['Paula', '2026-12-26', null]],
  ['follow-up Paula in 30 days', ['Paula', '2026-12-26', null]],
  ['book Paula in 3 weeks', ['Paula', '2026-12-17', null]],
])('%s says whom, which day and which hour', (typed, meant) => {
  expect(heard(typed)).toEqual(meant)
})

test.each(['Paula', 'Domingos Sábato', 'Maria de Souza', 'Paula terça', 'nova receita para Paula', 'Quarta'])(
  '%s asks for no booking',
  (typed) => {
    expect(heard(typed)).toBeNull()
  },
)

test.each([
  'mover Paula para sexta 10h',
  'reagendar Paula sexta 10h',
  'adiar Paula sexta 10h',
  'cancelar consulta da Paula amanhã às 10h',
  'cancel Paula tomorrow 10am',
])('%s books no second appointment', (typed) => {
  expect(spokenBooking(typed, TODAY)).toMatchObject({ name: 'Paula', isBooking: false })
  expect(asksForChange(typed)).toBe(true)
})

test.each(['faltou Paula amanhã 10h', 'ligar para Paula amanhã 10h', 'bloquear sala amanhã 10h e 12h'])(
  '%s books nothing',
  (typed) => expect(heard(typed)).toBeNull(),
)

test.each([
  ['atestado para João 3 dias', 'document', 'João'],
  ['sick note for João 3 days', 'document', 'João'],
  ['exame hemograma Maria', 'document', 'hemograma Maria'],
  ['encaminhar Maria para cardiologista', 'document', 'Maria para cardiologista'],
  ['receita losartana', 'prescription', 'losartana'],
  ['recieta para Maria', 'prescription', 'Maria'],
] as const)('%s asks for a document', (typed, document, name) => {
  expect(spokenDocument(typed)).toBe(document)
  expect(spokenBooking(typed, TODAY)).toMatchObject({ name, isBooking: false })
})

test.each(['Marcal Silva', 'Amanda', 'agenda de amanhã'])('%s is no typing error of a command', (typed) => {
  expect(heard(typed)).toBeNull()
})

test('a day that does not exist is no day', () => {
  expect(heard('marcar Paula 31/02 10h')).toEqual(['Paula 31/02', null, '10:00'])
})

test.each([
  'abrir prontuário da Paula',
  'mensagem para Paula',
  'atestado para a dona Paula',
  'pedir exame para Paula',
  'remarcar Paula para quinta 11h',
  'cancelar Paula',
  'open Paula',
])('%s books nothing, and looks for Paula', (typed) => {
  expect(spokenBooking(typed, TODAY)).toMatchObject({ name: 'Paula', isBooking: false })
  expect(asksForForm(typed)).toBe(true)
})
