import { expect, test } from 'vitest'
import { emergencyOf, specialtiesForSymptom } from '../index.ts'
import { saysComplaint } from './symptoms.ts'

const general = ['clinica-medica', 'medico-generalista']
const belly = ['clinica-medica', 'gastroenterologia']
const skin = ['dermatologia']
const bones = ['ortopedia-e-traumatologia']
const movement = [...bones, 'fisioterapia']
const women = ['ginecologia-e-obstetricia']
const mind = ['psiquiatria', 'psicologia']

test.each([
  ['torci o tornozelo jogando bola', ['ortopedia-e-traumatologia']],
  ['bola no pescoço', ['clinica-medica', 'endocrinologia']],
  ['meu pescoço está com uma bolinha', ['clinica-medica', 'endocrinologia']],
  ['caroço debaixo do braço', ['clinica-medica', 'mastologia']],
  ['ardência pra fazer xixi', ['clinica-medica', 'urologia']],
  ['xixi escuro', ['clinica-medica', 'urologia']],
  ['barriga estufada', belly],
  ['dói a barriga do lado direito', belly],
  ['bolinhas vermelhas na barriga', skin],
  ['mancha nas costas', skin],
  ['acne nas costas', skin],
  ['costas travadas', movement],
  ['coceira no ouvido', ['otorrinolaringologia']],
  ['braço coçando muito', skin],
  ['dedo dormente', ['neurologia']],
  ['joelho inchou depois do futebol', bones],
  ['veia estourada na perna', ['angiologia']],
  ['ppk coçando', women],
  ['gengiva inchada', ['odontologia']],
  ['lump in my neck', ['clinica-medica', 'endocrinologia']],
  ['burning when i pee', ['clinica-medica', 'urologia']],
])('a sign and a part of the body, %j, mean %j', (search, slugs) => {
  expect(specialtiesForSymptom(search)).toEqual(slugs)
  expect(saysComplaint(search)).toBe(true)
})

test.each([
  ['apito no ouvido', ['otorrinolaringologia']],
  ['não consigo dobrar o dedo', bones],
  ['levanto 4 vezes para fazer xixi', ['clinica-medica', 'urologia']],
  ['acordo tonta', ['clinica-medica', 'neurologia']],
  ['choro todos os dias', mind],
  ['meu neto não quer comer', ['pediatria']],
  ['cansada o tempo todo', general],
])('a word of a sentence, as in %j, hints at %j', (search, slugs) => {
  expect(specialtiesForSymptom(search)).toEqual(slugs)
})

test.each([
  ['tô muito triste', mind],
  ['bebida alcoólica', ['psiquiatria']],
  ['meu marido bebe muito', ['psiquiatria']],
  ['nó na garganta', ['psicologia', 'otorrinolaringologia']],
  ['garganta doendo', ['clinica-medica', 'otorrinolaringologia']],
  ['criança com bola no pescoço', ['pediatria']],
  ['dor no pé do estômago', belly],
  ['neuropediatra', ['pediatria', 'neurologia']],
  ['gastro pediatra', ['pediatria', 'gastroenterologia']],
  ['radiologista', ['radiologia-e-diagnostico-por-imagem']],
  ['patologista', ['patologia']],
  ['andrologista', ['urologia']],
  ['quiropraxia', ['fisioterapia']],
  ['tcc', ['psicologia']],
  ['tomografia', ['clinica-medica', 'medico-generalista']],
  ['laudo psicológico', ['psicologia']],
  ['teste da orelhinha', ['pediatria', 'fonoaudiologia', 'otorrinolaringologia']],
])('as said at home, %j finds %j', (search, slugs) => {
  expect(specialtiesForSymptom(search)).toEqual(slugs)
})

test.each([
  ['João Boca'],
  ['Carlos Costa'],
  ['Regina Pinto'],
  ['Maria das Chagas'],
  ['José Neto'],
  ['Rui Castro'],
  ['Ana Coelho Dias'],
  ['Franco'],
  ['Vera'],
  ['Pedro Cerqueira'],
  ['Paranaíba'],
  ['Campos Verdes'],
  ['Boa Vista'],
  ["Olho d'Água das Flores"],
  ['Chorozinho'],
])('the name %j means no specialty', (search) => {
  expect(specialtiesForSymptom(search)).toEqual([])
})

test('a part of the body in a city’s name is none', () => {
  expect(specialtiesForSymptom('coceira boa vista')).toEqual(specialtiesForSymptom('coceira'))
})

test.each([
  ['pontada no peito', '192'],
  ['dói o peito', '192'],
  ['não sinto um lado do corpo', '192'],
  ['meu pai perdeu a força de um lado', '192'],
  ['bolsa rompeu', '192'],
  ['febre e manchas roxas', '192'],
  ['pressão 22 por 12', '192'],
  ['minha pressão está 180/110', '192'],
  ['pressure 190 over 100', '192'],
  ['glicose 45', '192'],
  ['açúcar no sangue 480', '192'],
  ['cansei de viver', '188'],
  ['estou sendo ameaçada pelo marido', '180'],
])('%j leads to %j', (search, line) => {
  expect(emergencyOf(search)).toBe(line)
})

test.each([
  'pressão 14 por 9',
  'mapa da pressão 24 horas',
  'glicose 110',
  'psicólogo amanhã às 18',
  'febre de 38',
  'corte de cabelo',
  'picada de mosquito',
])('%j can wait', (search) => {
  expect(emergencyOf(search)).toBeNull()
})
