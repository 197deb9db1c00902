import { describe, expect, test } from 'vitest'
import { type Answer, answers, answersAfter, type Question, questionsAfter } from './questionnaire.ts'

const since: Question = { id: 'a', text: 'Há quanto tempo?', kind: 'text', options: [] }
const fever: Question = { id: 'b', text: 'Teve febre?', kind: 'yes_no', options: [] }
const side: Question = { id: 'c', text: 'De que lado?', kind: 'choice', options: ['Direito', 'Esquerdo'] }
const pain: Question = { id: 'd', text: 'Quanto dói?', kind: 'scale', options: [] }

test.each([
  [since, ['Três dias', 'x'.repeat(500)], ['', 'x'.repeat(501), true, 3]],
  [fever, [true, false], ['true', 1]],
  [side, ['Direito'], ['direito', true]],
  [pain, [0, 10], [-1, 11, 2.5, '3']],
])('a question takes its own kind of answer alone: $kind', (question, good, bad) => {
  for (const value of good) expect(answers(question, value)).toBe(true)
  for (const value of bad) expect(answers(question, value)).toBe(false)
})

describe('a changed questionnaire', () => {
  const newId = () => 'new'

  test('keeps a question that is moved, and makes another one of what is worded anew', () => {
    const wanted = [fever, { ...since, text: 'Desde quando?' }]
    expect(questionsAfter([since, fever], wanted, newId).map(({ id }) => id)).toEqual(['b', 'new'])
    const options = [{ ...side, options: ['Direito', 'Os dois'] }]
    expect(questionsAfter([side], options, newId).map(({ id }) => id)).toEqual(['new'])
    expect(questionsAfter([fever], [{ ...fever, kind: 'text' as const }], newId)[0]?.id).toBe('new')
  })

  test('never gives two questions one id, nor one that was somebody else’s', () => {
    expect(questionsAfter([fever], [fever, fever], newId).map(({ id }) => id)).toEqual(['b', 'new'])
    expect(questionsAfter([], [fever], newId).map(({ id }) => id)).toEqual(['new'])
  })
})

describe('answers', () => {
  const told = (question: Question, value: Answer['value']): Answer => ({ ...question, value })

  test('come in the order of the questions, with their words, and may be taken back', () => {
    const given = new Map<string, Answer['value']>([
      ['b', false],
      ['a', 'Três dias'],
    ])
    const all = answersAfter([since, fever, pain], [told(pain, 4)], given)
    expect(all).toEqual({ ok: true, value: [told(since, 'Três dias'), told(fever, false)] })
  })

  test('stay what they were when the specialist asks something else', () => {
    const old = told({ ...since, id: 'z', text: 'Desde quando?' }, 'Ontem')
    expect(answersAfter([since], [old], new Map())).toEqual({ ok: true, value: [old] })
    expect(answersAfter([since], [old], new Map([['z', 'Hoje']]))).toEqual({
      ok: true,
      value: [{ ...old, value: 'Hoje' }],
    })
  })

  test('to a question that nobody asked, or that do not answer it, are refused', () => {
    expect(answersAfter([since], [], new Map([['x', 'Ontem']]))).toMatchObject({
      code: 'questionnaire_changed',
    })
    expect(answersAfter([pain], [], new Map([['d', 11]]))).toMatchObject({ code: 'answer_invalid' })
  })
})
