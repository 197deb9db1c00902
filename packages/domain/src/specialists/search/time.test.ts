import { expect, test } from 'vitest'
import { askedInSearch } from './asked.ts'
import { dateAsked, timeInSearch } from './time.ts'

test.each([
  ['psicólogo amanhã', { rest: 'psicólogo', day: 'tomorrow' }],
  ['psicologo amanha a noite', { rest: 'psicologo', day: 'tomorrow', period: 'evening' }],
  ['dentista hoje', { rest: 'dentista', day: 'today' }],
  ['pediatra hoje à tarde', { rest: 'pediatra', day: 'today', period: 'afternoon' }],
  ['dermatologista depois de amanhã', { rest: 'dermatologista', day: 'after_tomorrow' }],
  ['dentista sábado', { rest: 'dentista', day: 6 }],
  ['dentista que atende aos sábados', { rest: 'dentista', day: 6 }],
  ['psicóloga no fim de semana', { rest: 'psicóloga', day: 6 }],
  ['cardiologista segunda-feira de manhã', { rest: 'cardiologista', day: 1, period: 'morning' }],
  ['cardiologista na segunda', { rest: 'cardiologista', day: 1 }],
  ['consulta terça que vem', { rest: 'consulta', day: 2 }],
  ['nutricionista quinta feira', { rest: 'nutricionista', day: 4 }],
  ['psicólogo à noite', { rest: 'psicólogo', period: 'evening' }],
  ['psicólogo depois das 18h', { rest: 'psicólogo', period: 'evening' }],
  ['fonoaudióloga pela manhã em Campinas', { rest: 'fonoaudióloga em Campinas', period: 'morning' }],
  ['com horário amanhã', { rest: '', day: 'tomorrow' }],
  ['tem horário hoje?', { rest: '', day: 'today' }],
  ['dentista no próximo sábado', { rest: 'dentista', day: 6 }],
  ['horários livres hoje', { rest: '', day: 'today' }],
  ['dermatologist tomorrow morning', { rest: 'dermatologist', day: 'tomorrow', period: 'morning' }],
  ['therapist on Saturdays', { rest: 'therapist', day: 6 }],
  ['therapist tonight', { rest: 'therapist', day: 'today', period: 'evening' }],
  ['pediatrician after work', { rest: 'pediatrician', period: 'evening' }],
])('%j says when', (search, asked) => expect(timeInSearch(search)).toEqual(asked))

test.each(['segunda opinião', 'Ana Domingos', 'Sabadini', 'cardiologista', 'boa noite', 'mais tarde', ''])(
  '%j says no time',
  (search) => expect(timeInSearch(search)).toBeUndefined(),
)

test.each(['tosse à noite', 'dor de cabeça hoje', 'febre desde amanhã de manhã', 'infarto hoje'])(
  'the time in %j is that of the complaint',
  (search) => expect(askedInSearch(search)).toBeUndefined(),
)

test('a time is asked for with other wishes', () => {
  expect(askedInSearch('psicóloga online amanhã')).toEqual({
    rest: 'psicóloga',
    online: true,
    day: 'tomorrow',
  })
})

test.each([
  ['today', '2026-11-29'],
  ['tomorrow', '2026-11-30'],
  ['after_tomorrow', '2026-12-01'],
  [0, '2026-11-29'],
  [1, '2026-11-30'],
  [6, '2026-12-05'],
] as const)('%j is the next one from a Sunday on: %s', (day, date) => {
  expect(dateAsked(day, Date.parse('2026-11-29T23:30-03:00'))).toBe(date)
})
