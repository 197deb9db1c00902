export interface Address {
  cep: string
  street: string
  complement: string
  neighborhood: string
  city: string
  state: string
  ibge: string
  ddd: string
}

/** Real addresses, at least one in every state: cep|street|complement|neighborhood|city|state|ibge|ddd. */
const LISTED = `
01001000|Praça da Sé|lado ímpar|Sé|São Paulo|SP|3550308|11
01045001|Praça da República|lado ímpar|República|São Paulo|SP|3550308|11
01310100|Avenida Paulista|de 612 a 1510 - lado par|Bela Vista|São Paulo|SP|3550308|11
04545005|Rua das Fiandeiras|de 761/762 a 889/890|Vila Olímpia|São Paulo|SP|3550308|11
11085005|Rua Brigadeiro Newton Braga||Saboó|Santos|SP|3548500|13
13216000|Avenida São João||Vila Joana|Jundiaí|SP|3525904|11
14031540|Rua Manuel de Macedo|de 1871/1872 ao fim|Parque Ribeirão Preto|Ribeirão Preto|SP|3543402|16
20040002|Avenida Rio Branco|de 128 a 144 - lado par|Centro|Rio de Janeiro|RJ|3304557|21
25272210|Rua Felicidade||Vila Angélica|Duque de Caxias|RJ|3301702|21
28035042|Rua Tenente-Coronel Cardoso|de 559 ao fim - lado ímpar|Centro|Campos dos Goytacazes|RJ|3301009|22
29175229|Rua Nossa Senhora da Conceição||São Francisco|Serra|ES|3205002|27
29704790|Avenida Guido Damiani||São Miguel|Colatina|ES|3201506|27
30120060|Rua dos Carijós|até 349/350|Centro|Belo Horizonte|MG|3106200|31
30130005|Avenida Afonso Pena|de 1352 a 1800 - lado par|Boa Viagem|Belo Horizonte|MG|3106200|31
35501641|Rua Lavras||São José|Divinópolis|MG|3122306|37
44025096|Rua E|(Cruzeiro)|Gabriela|Feira de Santana|BA|2910800|75
45051100|Avenida Piauí|até 405/406|Brasil|Vitória da Conquista|BA|2933307|77
49082600|Avenida Tiradentes||Novo Paraíso|Aracaju|SE|2800308|79
53990000|||Fernando de Noronha|Fernando de Noronha|PE|2605459|81
54765170|Rua Maria Rosa||Viana|Camaragibe|PE|2603454|81
57017130|Rua Presidente Prudente de Moraes||Levada|Maceió|AL|2704302|82
58015200|Rua Doutor Batista Lins||Jaguaribe|João Pessoa|PB|2507507|83
59020360|Rua Montano Emerenciano||Barro Vermelho|Natal|RN|2408102|84
60170001|Avenida Desembargador Moreira|de 901 a 2119 - lado ímpar|Aldeota|Fortaleza|CE|2304400|85
62011140|Rua Domingos Olímpio||Centro|Sobral|CE|2312908|88
64000290|Rua Arlindo Nogueira|(Zona Norte) - até 1005/1006|Centro|Teresina|PI|2211001|86
65604055|Rua Alfredo Beleza||Centro|Caxias|MA|2103000|99
66055260|Avenida Governador José Malcher|de 693/694 a 1207/1208|Nazaré|Belém|PA|1501402|91
68908883|Avenida Marechal Eduardo Gomes|(Lot. Infraero I)|Infraero|Macapá|AP|1600303|96
69036360|Rua João Pimentel||Compensa|Manaus|AM|1302603|92
69308300|Rua Pedra Pintada||Treze de Setembro|Boa Vista|RR|1400100|95
69900156|Beco da Ligação I||Preventório|Rio Branco|AC|1200401|68
70351757|SHIGS 708 Bloco G||Asa Sul|Brasília|DF|5300108|61
72922578|Quadra 35||Jardim América IV|Águas Lindas de Goiás|GO|5200258|61
75074580|Rua Direita||Recanto do Sol|Anápolis|GO|5201108|62
76807318|Rua dos Buritis|de 4266/4267 ao fim|Nova Floresta|Porto Velho|RO|1100205|69
77015763|ARSO 44 Alameda 1||Plano Diretor Sul|Palmas|TO|1721000|63
78020290|Rua Joaquim Murtinho|de 421/422 a 1713/1714|Centro-Sul|Cuiabá|MT|5103403|65
79002290|Rua da Imprensa||Monte Castelo|Campo Grande|MS|5002704|67
80520560|Rua Carlos Augusto Cornelsen||Bom Retiro|Curitiba|PR|4106902|41
88330514|Rua 1700||Centro|Balneário Camboriú|SC|4202008|47
91540310|Rua Ernesto Liscano||Lomba do Pinheiro|Porto Alegre|RS|4314902|51
96204040|Avenida Almirante Maximiano Fonseca||Zona Portuária|Rio Grande|RS|4315602|53
`

/** Last CEP prefix (five digits) of each range, and the capital answered for it. */
const RANGES = `
19999|São Paulo|SP|3550308|11
28999|Rio de Janeiro|RJ|3304557|21
29999|Vitória|ES|3205309|27
39999|Belo Horizonte|MG|3106200|31
48999|Salvador|BA|2927408|71
49999|Aracaju|SE|2800308|79
56999|Recife|PE|2611606|81
57999|Maceió|AL|2704302|82
58999|João Pessoa|PB|2507507|83
59999|Natal|RN|2408102|84
63999|Fortaleza|CE|2304400|85
64999|Teresina|PI|2211001|86
65999|São Luís|MA|2111300|98
68899|Belém|PA|1501402|91
68999|Macapá|AP|1600303|96
69299|Manaus|AM|1302603|92
69399|Boa Vista|RR|1400100|95
69899|Manaus|AM|1302603|92
69999|Rio Branco|AC|1200401|68
72799|Brasília|DF|5300108|61
72999|Goiânia|GO|5208707|62
73699|Brasília|DF|5300108|61
76799|Goiânia|GO|5208707|62
76999|Porto Velho|RO|1100205|69
77999|Palmas|TO|1721000|63
78899|Cuiabá|MT|5103403|65
79999|Campo Grande|MS|5002704|67
87999|Curitiba|PR|4106902|41
89999|Florianópolis|SC|4205407|48
99999|Porto Alegre|RS|4314902|51
`

const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

const listed = new Map(
  rows(LISTED).map(
    ([
      cep = '',
      street = '',
      complement = '',
      neighborhood = '',
      city = '',
      state = '',
      ibge = '',
      ddd = '',
    ]) => [cep, { cep, street, complement, neighborhood, city, state, ibge, ddd }],
  ),
)

const ranges = rows(RANGES).map(([last = '', city = '', state = '', ibge = '', ddd = '']) => ({
  last,
  city,
  state,
  ibge,
  ddd,
}))

const STREETS = [
  'das Acácias',
  'dos Ipês',
  'Sete de Setembro',
  'Quinze de Novembro',
  'Tiradentes',
  'Dom Pedro II',
  'Santos Dumont',
  'Castro Alves',
  'Rui Barbosa',
  'das Flores',
]
const NEIGHBORHOODS = ['Centro', 'Boa Vista', 'Jardim América', 'São José', 'Vila Nova', 'Santa Luzia']

/**
 * The address of a CEP of eight digits: a real one when listed, else one made up from the number, always
 * the same, in the capital of its state. Null for those ending in 999, those below 01000000, which do not
 * exist.
 */
export function addressOf(cep: string): Address | null {
  const real = listed.get(cep)
  if (real !== undefined) return real
  const range = ranges.find((candidate) => cep.slice(0, 5) <= candidate.last)
  if (range === undefined || cep < '01000000' || cep.endsWith('999')) return null
  const number = Number(cep)
  return {
    cep,
    street: `Rua ${STREETS[number % STREETS.length]}`,
    complement: '',
    neighborhood: NEIGHBORHOODS[number % NEIGHBORHOODS.length] ?? '',
    city: range.city,
    state: range.state,
    ibge: range.ibge,
    ddd: range.ddd,
  }
}

/** The position of a CEP, as BrasilAPI writes it; most are unknown. */
export const coordinatesOf = (cep: string) =>
  cep === '01310100' ? { longitude: '-46.6559', latitude: '-23.5613' } : {}
