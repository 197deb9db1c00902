import type { CouncilType } from '@emma/domain/specialists'

/** One entry of the demo's catalogue, with the profile of its specialists. */
export interface SpecialtyText {
  readonly name: string
  readonly slug: string
  readonly icon: string
  readonly council: CouncilType
  /** Whole reais, from and to. */
  readonly prices: readonly [number, number]
  /** Minutes of a consultation. */
  readonly minutes: number
  readonly specialists: number
  readonly summaries: readonly [string, string, string]
}

export const specialtyTexts: readonly SpecialtyText[] = [
  {
    name: 'Clínica médica',
    slug: 'clinica-medica',
    icon: 'stethoscope',
    council: 'CRM',
    prices: [120, 220],
    minutes: 30,
    specialists: 5,
    summaries: [
      'Acompanhamento de adultos com hipertensão, diabetes e colesterol alto, com metas combinadas em cada consulta.',
      'Atendimento de queixas agudas e renovação de receitas, com orientação clara sobre quando procurar um hospital.',
      'Check-up orientado por idade e histórico familiar, sem exames desnecessários.',
    ],
  },
  {
    name: 'Cardiologia',
    slug: 'cardiologia',
    icon: 'heartbeat',
    council: 'CRM',
    prices: [220, 380],
    minutes: 30,
    specialists: 3,
    summaries: [
      'Prevenção cardiovascular, hipertensão e arritmias. Experiência em reabilitação após infarto.',
      'Avaliação de risco cirúrgico e de atletas amadores, com leitura de exames trazidos pelo paciente.',
      'Insuficiência cardíaca e hipertensão de difícil controle.',
    ],
  },
  {
    name: 'Dermatologia',
    slug: 'dermatologia',
    icon: 'sun',
    council: 'CRM',
    prices: [200, 350],
    minutes: 30,
    specialists: 4,
    summaries: [
      'Acne, rosácea e melasma do adolescente ao adulto, com rotina de cuidados simples de seguir.',
      'Dermatite atópica e psoríase. Atendimento de crianças e adultos.',
      'Acompanhamento de pintas e prevenção do câncer de pele.',
    ],
  },
  {
    name: 'Ginecologia e obstetrícia',
    slug: 'ginecologia-e-obstetricia',
    icon: 'woman',
    council: 'CRM',
    prices: [190, 320],
    minutes: 30,
    specialists: 4,
    summaries: [
      'Pré-natal de risco habitual, contracepção e climatério, com escuta e tempo de consulta.',
      'Endometriose e síndrome dos ovários policísticos.',
      'Planejamento familiar, inserção de DIU e rastreamento do câncer de colo do útero.',
    ],
  },
  {
    name: 'Pediatria',
    slug: 'pediatria',
    icon: 'baby-carriage',
    council: 'CRM',
    prices: [180, 300],
    minutes: 30,
    specialists: 4,
    summaries: [
      'Puericultura, aleitamento e introdução alimentar. Retorno por vídeo para dúvidas do dia a dia.',
      'Asma e alergias na infância, com plano de ação por escrito para a família.',
      'Desenvolvimento infantil e sono, do recém-nascido ao adolescente.',
    ],
  },
  {
    name: 'Psiquiatria',
    slug: 'psiquiatria',
    icon: 'brain',
    council: 'CRM',
    prices: [280, 450],
    minutes: 40,
    specialists: 3,
    summaries: [
      'Ansiedade, depressão e insônia, em parceria com a psicoterapia.',
      'TDAH em adultos e transtorno bipolar, com acompanhamento próximo no início do tratamento.',
      'Saúde mental perinatal e luto.',
    ],
  },
  {
    name: 'Ortopedia e traumatologia',
    slug: 'ortopedia-e-traumatologia',
    icon: 'bone',
    council: 'CRM',
    prices: [200, 340],
    minutes: 30,
    specialists: 3,
    summaries: [
      'Dor lombar e cervical, com foco em tratamento sem cirurgia.',
      'Joelho e lesões do esporte. Discussão de ressonâncias e segunda opinião.',
      'Ombro e mão, do diagnóstico à volta ao trabalho.',
    ],
  },
  {
    name: 'Endocrinologia',
    slug: 'endocrinologia',
    icon: 'droplet',
    council: 'CRM',
    prices: [220, 360],
    minutes: 30,
    specialists: 3,
    summaries: [
      'Tireoide, diabetes tipo 1 e tipo 2. Ajuste de insulina por vídeo com envio das glicemias.',
      'Tratamento da obesidade com metas realistas e acompanhamento mensal.',
      'Osteoporose, menopausa e distúrbios hormonais.',
    ],
  },
  {
    name: 'Neurologia',
    slug: 'neurologia',
    icon: 'activity',
    council: 'CRM',
    prices: [260, 420],
    minutes: 40,
    specialists: 3,
    summaries: [
      'Enxaqueca e outras dores de cabeça, com diário de crises e prevenção.',
      'Epilepsia e tonturas em adultos.',
      'Memória e envelhecimento, com orientação à família.',
    ],
  },
  {
    name: 'Psicologia',
    slug: 'psicologia',
    icon: 'message-heart',
    council: 'CRP',
    prices: [110, 200],
    minutes: 50,
    specialists: 4,
    summaries: [
      'Terapia cognitivo-comportamental para ansiedade, pânico e fobias.',
      'Psicoterapia de orientação analítica para adultos e casais.',
      'Acolhimento de adolescentes e orientação de pais.',
    ],
  },
  {
    name: 'Nutrição',
    slug: 'nutricao',
    icon: 'salad',
    council: 'CRN',
    prices: [100, 190],
    minutes: 40,
    specialists: 2,
    summaries: [
      'Reeducação alimentar sem dietas da moda, com plano que cabe na rotina e no orçamento.',
      'Nutrição esportiva e vegetariana.',
      'Alimentação no diabetes, na gestação e na infância.',
    ],
  },
  {
    name: 'Fisioterapia',
    slug: 'fisioterapia',
    icon: 'stretching',
    council: 'CREFITO',
    prices: [90, 170],
    minutes: 40,
    specialists: 2,
    summaries: [
      'Reabilitação de coluna e postura, com exercícios guiados por vídeo.',
      'Fisioterapia pélvica e no pós-parto.',
      'Recuperação depois de cirurgias de joelho e ombro.',
    ],
  },
  {
    name: 'Odontologia',
    slug: 'odontologia',
    icon: 'dental',
    council: 'CRO',
    prices: [110, 180],
    minutes: 30,
    // Those of urgent care only (urgentTexts).
    specialists: 0,
    summaries: [
      'Dor de dente, abscessos e dentes quebrados: orientação imediata e receita quando indicada.',
      'Avaliação de aparelhos e próteses que machucam.',
      'Prevenção e saúde bucal de crianças e adultos.',
    ],
  },
]

/** A physician without an RQE, who claims no specialty; in every catalogue. */
const generalist: SpecialtyText = {
  name: 'Médico(a) generalista',
  slug: 'medico-generalista',
  icon: 'stethoscope',
  council: 'CRM',
  prices: [90, 140],
  minutes: 30,
  specialists: 0,
  summaries: [
    'Primeira consulta para queixas do dia a dia, com encaminhamento quando é preciso.',
    'Renovação de receitas e acompanhamento de doenças comuns.',
    'Orientação sobre sintomas recentes e exames de rotina.',
  ],
}

/** Additional specialists, so that each kind of urgent care has somebody on duty. */
export const urgentTexts: readonly SpecialtyText[] = [
  ...specialtyTexts.filter(({ slug }) => slug === 'odontologia'),
  generalist,
]

/** Endings for summaries. */
export const closings: readonly string[] = [
  'Atende por vídeo em todo o Brasil.',
  'Formação em hospital universitário e mais de dez anos de prática.',
  'Envia um resumo das orientações depois de cada consulta.',
  'O plano de tratamento segue por escrito no fim da consulta.',
]
