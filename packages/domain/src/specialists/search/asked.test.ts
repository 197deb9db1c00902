import { expect, test } from 'vitest'
import { askedInSearch } from './asked.ts'

test.each([
  ['cardiologista online', { rest: 'cardiologista', online: true }],
  ['psicólogo por vídeo', { rest: 'psicólogo', online: true }],
  ['consulta à distância, Santos', { rest: 'consulta , Santos', online: true }],
  ['vídeo', { rest: '', online: true }],
  ['médico agora', { rest: 'médico', onDuty: true }],
  ['Urgente', { rest: '', onDuty: true }],
  ['pediatra de plantão', { rest: 'pediatra', onDuty: true }],
  ['pronto socorro 24 horas', { rest: '24 horas', onDuty: true }],
  ['psicóloga que fala inglês', { rest: 'psicóloga', language: 'en' }],
  ['english speaking doctor', { rest: 'doctor', language: 'en' }],
  ['dermatologista em espanhol online', { rest: 'dermatologista', online: true, language: 'es' }],
  ['therapist who speaks French', { rest: 'therapist', language: 'fr' }],
  ['psicóloga fluente em inglês', { rest: 'psicóloga', language: 'en' }],
  ['médico que fala japonês', { rest: 'médico', language: 'ja' }],
  ['dentista perto de mim', { rest: 'dentista', inPerson: true }],
  ['médico perto da minha casa', { rest: 'médico', inPerson: true }],
  ['doctor near me', { rest: 'doctor', inPerson: true }],
  ['cardiologista na próxima semana', { rest: 'cardiologista' }],
  ['dentista próximo', { rest: 'dentista', inPerson: true }],
  ['psicólogo até 150 reais', { rest: 'psicólogo', maxPrice: 15_000 }],
  ['psicóloga por até R$ 200', { rest: 'psicóloga', maxPrice: 20_000 }],
  ['dermatologista de até R$120,00 em Santos', { rest: 'dermatologista em Santos', maxPrice: 12_000 }],
  ['nutricionista até 100', { rest: 'nutricionista', maxPrice: 10_000 }],
  ['therapist under 200', { rest: 'therapist', maxPrice: 20_000 }],
  ['consulta presencial', { rest: 'consulta', inPerson: true }],
  ['psiquiatra em libras', { rest: 'psiquiatra', language: 'bzs' }],
])('%j asks for more than who attends', (search, asked) => expect(askedInSearch(search)).toEqual(asked))

test.each([
  'cardiologista',
  'pediatra até 12 anos',
  'criança até 12',
  'João Alemão',
  'dor no peito',
  'Knowles',
  'plantãozinho',
  '',
])('%j asks for nothing else', (search) => expect(askedInSearch(search)).toBeUndefined())
