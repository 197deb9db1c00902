import { expect, test } from 'vitest'
import {
  asksForMedicine,
  emergencyOf,
  insteadOf,
  isUnspecific,
  preciseComplaints,
  specialtiesForSymptom,
} from '../index.ts'
import { professions, symptoms } from './lists/symptoms.ts'
import { englishSymptoms } from './lists/symptoms-en.ts'

test.each([
  ['dor de cabeça', ['clinica-medica', 'medico-generalista', 'neurologia']],
  ['DOR DE CABECA forte', ['clinica-medica', 'medico-generalista', 'neurologia']],
  ['enxaq', ['neurologia']],
  ['  Insônia ', ['psiquiatria']],
  ['pedra nos rins', ['urologia']],
  ['meu filho não fala, criança nao fala', ['pediatria', 'fonoaudiologia']],
  ['a bad HEADACHE since monday', ['clinica-medica', 'medico-generalista', 'neurologia']],
  ['dermatologist', ['dermatologia']],
  ['Dermatologista', ['dermatologia']],
  ['psicologo infantil', ['psicologia']],
  ['uma boa pediatra', ['pediatria']],
  ['insom', ['psiquiatria']],
  ['Campinas', []],
  ['', []],
])('%j is for %j', (search, slugs) => {
  expect(specialtiesForSymptom(search)).toEqual(slugs)
})

const general = ['clinica-medica', 'medico-generalista']
const mind = ['psiquiatria', 'psicologia']
const back = ['ortopedia-e-traumatologia', 'fisioterapia']

test.each([
  ['dor', general],
  ['dor no', general],
  ['Dores', general],
  ['febre', general],
  ['estou com febre', general],
  ['gripe forte', general],
  ['garganta inflamada', general],
  ['infecçao de urina', general],
  ['receita', general],
  ['atestado', general],
  ['exame de sangue', general],
  ['médico', general],
  ['consulta', general],
  ['remedio', general],
  ['pressao alta', [...general, 'cardiologia']],
  ['tosse', [...general, 'pneumologia']],
  ['dores de cabeça', [...general, 'neurologia']],
  ['dor de cabesa', [...general, 'neurologia']],
  ['enchaqueca', ['neurologia']],
  ['coluna', back],
  ['dor na costa', ['clinica-medica', ...back]],
  ['dor costas', ['clinica-medica', ...back]],
  ['medico para dor no joelho', back],
  ['ansioso', mind],
  ['ansiozo', mind],
  ['crise de panico', mind],
  ['não consigo dormir', ['clinica-medica', 'psiquiatria']],
  ['remédio para dormir', ['psiquiatria']],
  ['psicologo', ['psicologia']],
  ['psicólogos', ['psicologia']],
  ['psicólogo para ansiedade', ['psicologia']],
  ['grávida', ['ginecologia-e-obstetricia']],
  ['tpm', ['ginecologia-e-obstetricia']],
  ['gineco', ['ginecologia-e-obstetricia']],
  ['criança com febre', ['pediatria']],
  ['febre no meu filho', ['pediatria']],
  ['dor de ouvido em criança', ['pediatria']],
  ['manchas na pele', ['dermatologia']],
  ['unhas encravadas', ['dermatologia']],
  ['espinhas', ['dermatologia']],
  ['emagreser', ['endocrinologia', 'nutricao']],
  ['diabete', ['endocrinologia', 'nutricao']],
  ['nutri', ['nutricao']],
  ['dentista', ['odontologia']],
  ['dente doendo', ['odontologia']],
  ['oftalmo', ['oftalmologia']],
  ['olho vermelho', ['oftalmologia']],
  ['otorino', ['otorrinolaringologia']],
  ['pedra', ['urologia', 'gastroenterologia']],
  ['varizes', ['angiologia']],
  ['médico do coração', ['cardiologia']],
  ['pain', general],
  ['GP', general],
  ['shrink', ['psiquiatria']],
  ['quero me matar', ['psiquiatria', 'psicologia']],
  ['suicidal', ['psiquiatria', 'psicologia']],
])('the everyday words %j find %j', (search, slugs) => {
  expect(specialtiesForSymptom(search)).toEqual(slugs)
})

const women = ['ginecologia-e-obstetricia']
test.each([
  ['piriri', general],
  ['to com um piriri danado', general],
  ['comprimido pra pressão', [...general, 'cardiologia']],
  ['quentura no corpo', general],
  ['impinge', ['dermatologia']],
  ['meu cabelo cai muito', ['dermatologia']],
  ['dor nas cadeiras', back],
  ['dor no pé da barriga', ['clinica-medica', ...women]],
  ['coceira lá embaixo', women],
  ['camisinha estourou', ['clinica-medica', ...women, 'infectologia']],
  ['tô nervosa demais', mind],
  ['esqueço as coisas', ['neurologia', 'geriatria']],
  ['broxei', ['urologia']],
  ['dente mole', ['odontologia']],
  ['terçolho', ['oftalmologia']],
  ['xixi na cama', ['pediatria', 'urologia']],
  ['morning after pill', women],
  ['pre natal', women],
  ['recem nascido amarelo', ['pediatria']],
  ['pedido de exames', general],
  ['cólica renal', ['clinica-medica', 'urologia']],
  ['harmonização facial', ['dermatologia', 'odontologia']],
])('said at home, %j finds %j', (search, slugs) => {
  expect(specialtiesForSymptom(search)).toEqual(slugs)
})

test.each([
  ['receita de ritalina', ['psiquiatria', 'neurologia']],
  ['ritlina', ['psiquiatria', 'neurologia']],
  ['losartana 50 mg', [...general, 'cardiologia']],
  ['Ozempic', ['endocrinologia']],
  ['roacutan', ['dermatologia']],
  ['sertraline refill', ['psiquiatria']],
  ['canabidiol', ['psiquiatria', 'neurologia']],
  ['colírio', ['oftalmologia']],
  ['painkillers', ['clinica-medica']],
])('the medicine in %j is usually prescribed by %j', (search, slugs) => {
  expect(asksForMedicine(search)).toBe(true)
  expect(specialtiesForSymptom(search)).toEqual(slugs)
})

test.each(['receita', 'resistência à insulina', 'Catarina', 'Marina', 'Yasmin', 'Selene', 'Cardeal'])(
  '%j names no medicine',
  (search) => expect(asksForMedicine(search)).toBe(false),
)

test.each([
  ['quero sumir', '188'],
  ['vontade de sumir', '188'],
  ['tomei chumbinho', '192'],
  ['meu pai caiu da laje', '192'],
  ['bebi água sanitária', '192'],
  ['choque na tomada', '192'],
  ['água fervendo no bebê', '192'],
  ['febre e pescoço duro', '192'],
  ['dor no saco de repente', '192'],
  ['a bombinha não faz efeito', '192'],
  ['pescoço duro', null],
  ['fumaça de cigarro', null],
  ['não tenho vontade de viver', '188'],
  ['minha filha está se cortando', '188'],
  ['me cortei com a faca', null],
  ['engoliu moeda', '192'],
  ['meu filho engoliu sabão', '192'],
  ['desmaiei', '192'],
  ['braço esquerdo formigando', '192'],
  ['bebê engasgou', '192'],
  ['apanhei do meu marido', '180'],
  ['violência doméstica', '180'],
  ['my husband hits me', '180'],
  ['my son was hit by a car', '192'],
  ['he drank poison', '192'],
])('who writes %j is told to call %s', (search, line) => expect(emergencyOf(search)).toBe(line))

test.each([
  'a',
  'de',
  'dr',
  'Silva',
  'Pinto',
  'Mendes',
  'Vieira',
  'Barros',
  'Fontes',
  'Ferreira',
  'Cabral',
  'Campos',
])('%j is no complaint', (search) => {
  expect(specialtiesForSymptom(search)).toEqual([])
  expect(preciseComplaints(search).complaints).toEqual([])
})

test.each([
  [
    'dor',
    ['dor de cabeça', 'dor de garganta', 'dor nas costas', 'dor de barriga', 'dor no corpo', 'dor no peito'],
  ],
  ['dor no', ['dor no corpo', 'dor no peito', 'dor no joelho']],
  ['Febre', ['febre em criança', 'febre em bebê']],
  ['tosse', ['tosse com catarro', 'tosse em criança']],
  ['pedras', ['pedra nos rins']],
  ['pain', ['chest pain', 'back pain', 'stomach pain']],
])('of %j the commonest complaints are offered first: %j', (search, first) => {
  const { complaints } = preciseComplaints(search)
  expect(complaints.slice(0, first.length)).toEqual(first)
  expect(complaints.length).toBeLessThanOrEqual(12)
})

test('what is offered says the language that it is written in', () => {
  expect(preciseComplaints('dor').language).toBe('pt-BR')
  expect(preciseComplaints('pain').language).toBe('en')
})

test.each(['dor de cabeça', 'DOR DE CABECA', 'gripe', 'dentista', 'zzzz', ''])(
  'nothing more precise is offered than %j',
  (search) => {
    expect(preciseComplaints(search).complaints).toEqual([])
  },
)

test('whatever is offered finds somebody', () => {
  for (const word of ['dor', 'febre', 'tosse', 'criança', 'cabeça', 'pain'])
    for (const complaint of preciseComplaints(word).complaints)
      expect(specialtiesForSymptom(complaint)).not.toEqual([])
})

test.each([
  [['oftalmologia'], general],
  [['odontologia'], []],
  [general, []],
  [[], []],
])('instead of %j, where nobody is, %j may advise', (slugs, instead) => {
  expect(insteadOf(slugs)).toEqual(instead)
})

test.each([
  ['médico', true],
  ['Doutora', true],
  ['doctor', true],
  ['médica Maria', false],
  ['médico do coração', false],
  ['', false],
])('%j says no more than that a physician is wanted: %s', (search, says) => {
  expect(isUnspecific(search)).toBe(says)
})

test.each(['tomei remédio demais', 'tomei comprimidos demais', 'I took too many pills'])(
  'with %j somebody has to call SAMU at once',
  (search) => {
    expect(emergencyOf(search)).toBe('192')
  },
)

test.each([
  ['hiv', ['clinica-medica', 'infectologia']],
  ['teste de IST', ['clinica-medica', 'infectologia']],
  ['std test', ['clinica-medica', 'infectologia']],
  ['queimei a mão', ['clinica-medica', 'dermatologia']],
  ['burn', ['clinica-medica', 'dermatologia']],
  ['burnout', ['psiquiatria', 'psicologia']],
  ['kids doctor', ['pediatria']],
  ['laudo', ['clinica-medica']],
  ['hearing aids', ['fonoaudiologia']],
])('%j is a complaint of %j', (search, slugs) => expect(specialtiesForSymptom(search)).toEqual(slugs))

test('more than 150 complaints are known', () => {
  expect(new Set(Object.values(symptoms).flat()).size).toBeGreaterThan(150)
})

test('whoever works in a specialty of the list is found by what people call them', () => {
  expect(Object.keys(symptoms).filter((slug) => !(slug in professions))).toEqual([])
})

test.each([
  ['oncologista', ['oncologia', 'oncologia-clinica']],
  ['Oncologia', ['oncologia']],
  ['oncologistas', ['oncologia', 'oncologia-clinica']],
  ['nephrologist', ['nefrologia']],
  ['ortodontista', ['odontologia']],
  ['cirurgião plástico', ['cirurgia-plastica']],
  ['quero tirar a barriga', ['cirurgia-plastica']],
  ['vacina febre amarela', ['clinica-medica', 'infectologia']],
  ['cirurgiao vascular', ['angiologia']],
  ['terapeuta ocupacional', ['terapia-ocupacional']],
  ['médico do trabalho', ['medicina-do-trabalho']],
])('who is called %j is known, also where nobody of them is here: %j', (search, slugs) => {
  expect(specialtiesForSymptom(search)).toEqual(slugs)
})

test('English knows the commonest of them, for specialties that Portuguese knows', () => {
  const words = Object.entries(englishSymptoms)
  expect(words.filter(([slug]) => !(slug in symptoms))).toEqual([])
  expect(new Set(words.flatMap(([, words]) => words)).size).toBeGreaterThan(150)
})

test.each([
  ['I can’t breathe', '192'],
  ['tomei muitos remédios', '192'],
  ['tomei remédios demais', '192'],
  ['minha filha bebeu água sanitária', '192'],
  ['gravida sangrando', '192'],
  ['sangramento na gravidez', '192'],
  ['meu pai não está respirando', '192'],
  ['ambulância', '192'],
  ['emergencia', '192'],
  ['I took all my pills', '192'],
  ['pregnant and bleeding', '192'],
  ['he is not breathing', '192'],
  ['não aguento mais viver', '188'],
  ['cortei os pulsos', '188'],
  ['I want to hurt myself', '188'],
  ['tosse com sangue', '192'],
  ['vomito com sangue', '192'],
  ['coughing blood', '192'],
  ['muitos remédios', null],
  ['grávida', null],
  ['renovar receita', null],
  ['strong chest pain', '192'],
  ['I want to die', '188'],
  ['headache', null],
  ['DOR NO PEITO forte', '192'],
  ['acho que é AVC', '192'],
  ['dor muito forte no peito', '192'],
  ['dor peito', '192'],
  ['dores no peito', '192'],
  ['falta ar', '192'],
  ['convulçao', '192'],
  ['enfarte', '192'],
  ['dor', null],
  ['gengiva sangrando', null],
  ['falta de ar', '192'],
  ['vontade de morrer', '188'],
  ['quero morrer, dor no peito', '188'],
  ['dor de cabeça', null],
  ['avcb', null],
  ['desma', null],
  ['', null],
])('%j is for %j', (search, line) => {
  expect(emergencyOf(search)).toBe(line)
})
