/** Cities of the demo's people: six states, three offsets from UTC. */
export interface City {
  readonly name: string
  readonly uf: 'SP' | 'RJ' | 'MG' | 'BA' | 'AM' | 'AC'
  readonly zone: string
  readonly areaCode: string
  readonly latitude: number
  readonly longitude: number
  /** Street, district and CEP. */
  readonly streets: readonly (readonly [string, string, string])[]
}

export const cities: readonly City[] = [
  {
    name: 'São Paulo',
    uf: 'SP',
    zone: 'America/Sao_Paulo',
    areaCode: '11',
    latitude: -23.5613,
    longitude: -46.6565,
    streets: [
      ['Avenida Paulista', 'Bela Vista', '01310100'],
      ['Rua Oscar Freire', 'Jardim Paulista', '01426001'],
      ['Rua Domingos de Morais', 'Vila Mariana', '04010100'],
      ['Rua Voluntários da Pátria', 'Santana', '02011000'],
    ],
  },
  {
    name: 'Campinas',
    uf: 'SP',
    zone: 'America/Sao_Paulo',
    areaCode: '19',
    latitude: -22.9056,
    longitude: -47.0608,
    streets: [
      ['Avenida Francisco Glicério', 'Centro', '13012100'],
      ['Rua Coronel Quirino', 'Cambuí', '13025001'],
    ],
  },
  {
    name: 'Rio de Janeiro',
    uf: 'RJ',
    zone: 'America/Sao_Paulo',
    areaCode: '21',
    latitude: -22.9711,
    longitude: -43.1863,
    streets: [
      ['Avenida Nossa Senhora de Copacabana', 'Copacabana', '22050001'],
      ['Rua Conde de Bonfim', 'Tijuca', '20520053'],
      ['Rua Voluntários da Pátria', 'Botafogo', '22270000'],
    ],
  },
  {
    name: 'Belo Horizonte',
    uf: 'MG',
    zone: 'America/Sao_Paulo',
    areaCode: '31',
    latitude: -19.9332,
    longitude: -43.9379,
    streets: [
      ['Avenida Afonso Pena', 'Centro', '30130002'],
      ['Rua da Bahia', 'Lourdes', '30160011'],
      ['Avenida do Contorno', 'Savassi', '30110017'],
    ],
  },
  {
    name: 'Salvador',
    uf: 'BA',
    zone: 'America/Bahia',
    areaCode: '71',
    latitude: -12.9953,
    longitude: -38.4683,
    streets: [
      ['Avenida Sete de Setembro', 'Vitória', '40080001'],
      ['Avenida Antônio Carlos Magalhães', 'Itaigara', '41825000'],
    ],
  },
  {
    name: 'Manaus',
    uf: 'AM',
    zone: 'America/Manaus',
    areaCode: '92',
    latitude: -3.1019,
    longitude: -60.025,
    streets: [
      ['Avenida Djalma Batista', 'Chapada', '69050010'],
      ['Avenida Eduardo Ribeiro', 'Centro', '69010001'],
    ],
  },
  {
    name: 'Rio Branco',
    uf: 'AC',
    zone: 'America/Rio_Branco',
    areaCode: '68',
    latitude: -9.9747,
    longitude: -67.8099,
    streets: [
      ['Avenida Ceará', 'Centro', '69900089'],
      ['Rua Isaura Parente', 'Bosque', '69900472'],
    ],
  },
]
