import { describe, expect, test } from 'vitest'
import { emergencyOf } from './emergencies.ts'
import { linesSigned } from './emergency-signs.ts'
import { everyday } from './lists/everyday.ts'
import { englishEveryday } from './lists/everyday-en.ts'
import { professions, symptoms } from './lists/symptoms.ts'
import { englishSymptoms } from './lists/symptoms-en.ts'

describe('what should not wait is known in one’s own words', () => {
  test.each([
    'minha avó não responde',
    'vovô caiu no banheiro e não consegue levantar',
    'meu pai caiu duro',
    'minha mãe acordou sem falar',
    'metade do rosto parada',
    'rosto assimétrico e fala enrolada',
    'falando coisas sem sentido de repente',
    'não vejo mais nada de um olho',
    'dor de cabeça muito forte de repente',
    'dor torácica',
    'dor no peito que vai pro braço',
    'coração disparado e quase desmaiei',
    'parada cardiorrespiratória',
    'saturação baixa 88',
    'asma atacada sem melhorar',
    'picado por abelha e inchando',
    'alergia a camarão com inchaço no rosto',
    'meu filho bebeu querosene',
    'meu filho de 2 anos bebeu remédio da avó',
    'bebê engoliu uma moeda',
    'tomei 20 comprimidos de paracetamol',
    'injetei insulina demais',
    'bebeu demais e não acorda',
    'caí da moto',
    'bati o carro',
    'criança caiu da cama e está vomitando',
    'quebrei a perna e o osso saiu',
    'perdi um dedo na máquina',
    'corte que não fecha e sangra muito',
    'fezes pretas e tontura',
    'queimei o rosto com água quente',
    'choque no chuveiro',
    'caiu cândida no olho',
    'grávida de 8 meses com sangramento',
    'contrações de 5 em 5 minutos',
    'bebê de 20 dias com febre',
    'recém-nascido amarelo e mole',
    'está espumando pela boca',
    'perna roxa e inchada de repente',
    'infarto há 2 anos e dor no peito agora',
    'histórico de infarto, dor no peito',
    'avc ano passado e boca torta',
    'meu pai de 70 anos com dor no peito há uma hora',
    'minha mãe quebrou o fêmur',
    'oxímetro marcando 84',
    'não estou conseguindo puxar o ar',
    'não sinto meu bebê mexer desde ontem',
    'my baby is not responding',
    'she swallowed a battery',
    'sudden severe headache',
    'bleeding that won’t stop',
    'half of my face is numb',
    'oxygen is 85',
    'my baby is limp and pale',
  ])('%j leads to 192', (search) => {
    expect(emergencyOf(search)).toBe('192')
  })

  test.each([
    'ninguém vai sentir minha falta',
    'estou pensando em me jogar',
    'não vejo mais sentido em viver',
    'minha filha falou que quer se matar',
    'já escrevi uma carta de adeus',
    'cortei o pulso',
    'ninguém se importa se eu morrer',
    'não vejo motivo para continuar',
    'nobody would miss me',
    'i don’t want to be alive',
  ])('%j leads to 188', (search) => {
    expect(emergencyOf(search)).toBe('188')
  })

  test.each([
    'meu ex está me perseguindo',
    'meu padrasto abusa de mim',
    'meu marido não me deixa sair de casa',
    'meu ex ameaça me matar',
    'apanhei hoje',
    'levei um soco do meu marido',
    'sofro violência psicológica',
    'my ex threatened me',
  ])('%j leads to 180', (search) => {
    expect(emergencyOf(search)).toBe('180')
  })
})

describe('what can wait', () => {
  test.each([
    'infarto há 2 anos',
    'tive um avc há mais de três anos',
    'stroke two years ago',
    'sequela de avc',
    'convulsão na infância',
    'caí da própria altura e dói o punho',
    'vista escurece quando levanto',
    'olho roxo',
    'boca seca',
    'garganta inflamada',
    'sangue na gengiva',
    'menstruação com muito sangue',
    'queimadura de sol',
    'picada de mosquito inchou',
    'mordida de cachorro vacina',
    'prego enferrujado no pé vacina',
    'raio x do tórax',
    'tendo um ataque de ansiedade',
    'coração apertado de saudade',
    'tomei a pílula errada',
    'tomei vacina e dói o braço',
    'meu filho não come',
    'filho não responde na escola',
    'médico não responde mensagem',
    'meu filho apanhou na escola',
    'bebê nascendo dentes',
    'parto humanizado em casa',
    'exame de sangue na gravidez',
    'pé gelado',
    'bebê de 2 meses vacina',
    'fezes moles do bebê',
    'grávida com dor nas costas',
    'queda de cabelo',
    'caiu a restauração',
    'explosão de raiva',
    'planta do pé dói',
    'alergia a perfume',
    'não aguento mais meu trabalho',
    'pensando em fazer plástica',
    'meu pai morreu',
    'ex-fumante',
    'marido ronca',
  ])('%j', (search) => {
    expect(emergencyOf(search)).toBeNull()
  })

  test('is nearly every complaint of the lists', () => {
    const lists = [symptoms, professions, everyday, englishSymptoms, englishEveryday]
    const complaints = new Set(lists.flatMap((list) => Object.values(list).flat()))
    const urgent = [...complaints].filter((complaint) => linesSigned(complaint).length > 0)
    expect(urgent).toEqual(['overdose', 'apanhei', 'crise convulsiva'])
  })
})
