import { folded } from '../text.ts'

/**
 * What people type who do not know the specialty, by the catalogue's address (slug). Written by the team for search
 * alone: it is no triage, and the clinic of general medicine stands where several could help.
 */
const symptoms: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica': [
    'febre',
    'gripe',
    'resfriado',
    'tosse',
    'dor de garganta',
    'dor de cabeça',
    'cansaço',
    'tontura',
    'dor no corpo',
    'mal estar',
    'enjoo',
    'diarreia',
    'pressão alta',
    'check-up',
  ],
  'medico-generalista': [
    'febre',
    'gripe',
    'resfriado',
    'tosse',
    'dor de garganta',
    'dor de cabeça',
    'check-up',
  ],
  cardiologia: [
    'dor no peito',
    'palpitação',
    'pressão alta',
    'coração',
    'falta de ar',
    'colesterol',
    'arritmia',
  ],
  dermatologia: [
    'acne',
    'espinha',
    'mancha na pele',
    'coceira',
    'queda de cabelo',
    'alergia na pele',
    'pele',
    'micose',
  ],
  'ginecologia-e-obstetricia': [
    'menstruação',
    'cólica',
    'gravidez',
    'gestante',
    'corrimento',
    'anticoncepcional',
    'menopausa',
  ],
  pediatria: ['bebê', 'criança', 'recém-nascido', 'febre em criança', 'amamentação', 'assadura'],
  psiquiatria: ['depressão', 'ansiedade', 'insônia', 'pânico', 'tdah', 'bipolar', 'burnout'],
  psicologia: ['ansiedade', 'depressão', 'tristeza', 'luto', 'estresse', 'terapia', 'autoestima', 'burnout'],
  'ortopedia-e-traumatologia': [
    'dor nas costas',
    'dor na coluna',
    'coluna',
    'joelho',
    'ombro',
    'torção',
    'fratura',
    'tendinite',
  ],
  fisioterapia: ['dor nas costas', 'dor na coluna', 'postura', 'reabilitação', 'torcicolo', 'tendinite'],
  endocrinologia: ['diabetes', 'tireoide', 'obesidade', 'emagrecer', 'hormônio', 'colesterol'],
  neurologia: ['dor de cabeça', 'enxaqueca', 'tontura', 'memória', 'formigamento', 'convulsão', 'avc'],
  nutricao: ['emagrecer', 'dieta', 'alimentação', 'ganhar massa', 'obesidade', 'intolerância'],
  odontologia: ['dor de dente', 'gengiva', 'cárie', 'siso', 'aparelho'],
  fonoaudiologia: ['gagueira', 'rouquidão', 'atraso na fala', 'deglutição'],
}

/** Shorter words say too little to guess from. */
const LEAST = 4

const matches = (typed: string, symptom: string): boolean =>
  ` ${typed} `.includes(` ${symptom} `) || ` ${symptom}`.includes(` ${typed}`)

/**
 * The catalogue's addresses of the specialties that a search by symptom means, whatever its accents and capitals; the
 * beginning of a symptom's words is enough (`enxaq`).
 */
export const specialtiesForSymptom = (search: string): readonly string[] => {
  const typed = folded(search).trim().replace(/\s+/g, ' ')
  if (typed.length < LEAST) return []
  return Object.entries(symptoms)
    .filter(([, words]) => words.some((words) => matches(typed, folded(words))))
    .map(([slug]) => slug)
}
