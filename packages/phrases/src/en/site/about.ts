import type pt from '../../pt/site/about.ts'
import type { Translated } from '../../translated.ts'

export default {
  'clinica-medica':
    'Internists care for the adult as a whole: fever, pain, tiredness, blood pressure, routine tests and prescription renewals. The place to start when you don’t know which specialty to look for.',
  'medico-generalista':
    'General practitioners see everyday complaints, follow up on treatments and refer you to a specialist when that is needed.',
  cardiologia:
    'Care for the heart and circulation: high blood pressure, palpitations, cholesterol, assessment before surgery and follow-up of heart disease. Severe or sudden chest pain is an emergency: call 192.',
  dermatologia:
    'Care for skin, hair and nails: acne, spots, allergies, hair loss, moles and fungal infections. Much can be handled by video, with good photos.',
  'ginecologia-e-obstetricia':
    'Women’s health at every stage: menstrual cycle, contraception, prenatal care, menopause and preventive tests.',
  pediatria:
    'Care for babies, children and teenagers: growth, feeding, vaccines, fever, cough and parents’ questions.',
  psiquiatria:
    'Care for depression, anxiety, insomnia, ADHD, bipolar disorder and addiction, with an assessment and, where it helps, medication. In a crisis, call 188 (CVV) or 192 (SAMU).',
  psicologia:
    'Therapy helps with anxiety, sadness, grief, relationships and change. Sessions by video follow the rules of Brazil’s Federal Council of Psychology.',
  'ortopedia-e-traumatologia':
    'Care for bones, joints and muscles: spine, knee, shoulder, sprains, tendinitis and recovery after an injury.',
  fisioterapia:
    'Pain relief and recovery of movement: spine, posture, recovery after surgery and sports injuries, with guided exercises.',
  endocrinologia:
    'Care for hormones and metabolism: diabetes, thyroid, obesity, cholesterol and growth disorders.',
  neurologia:
    'Care for the brain and nerves: migraine, dizziness, tingling, memory, tremor and epilepsy. Slurred speech, a drooping face or sudden weakness is an emergency: call 192.',
  nutricao:
    'An eating plan for your everyday life: weight loss, muscle gain, diabetes, food intolerances and children’s nutrition.',
  odontologia:
    'Care for teeth and gums. By video, guidance on pain, urgent problems and next steps; procedures take place at the practice.',
  fonoaudiologia: 'Care for speech, voice, hearing and swallowing, in children and adults.',
} satisfies Translated<typeof pt>
