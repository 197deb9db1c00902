import { expect, test } from 'vitest'
import { quickPicks } from './quick-picks.ts'

const model = (title: string, more: object = {}) => ({
  id: title,
  title,
  bulario_id: null,
  prescription: '1 ao dia',
  condition_use: '',
  via: 'Oral',
  qtd: '',
  is_model: true,
  ...more,
})

test('what fits the diagnosis comes first, and a set is one pick in the order of writing', () => {
  const models = [
    model('Loratadina', { model_set: 'Rinite', cid_code: 'J30.4' }),
    model('Dipirona', { cid_code: 'J06.9' }),
    model('Soro nasal', { model_set: 'Gripe', cid_code: 'J06.9' }),
    model('Paracetamol', { model_set: 'Gripe' }),
    model('Losartana', { cid_code: 'I10' }),
  ]
  const named = quickPicks(models, 'J06.0').map(({ name, models: all }) => [
    name,
    all.map(({ title }) => title),
  ])
  expect(named).toEqual([
    ['Gripe', ['Paracetamol', 'Soro nasal']],
    ['Dipirona', ['Dipirona']],
    ['Rinite', ['Loratadina']],
  ])
  expect(quickPicks(models, '').map(({ name }) => name)).toEqual(['Gripe', 'Rinite'])
})
