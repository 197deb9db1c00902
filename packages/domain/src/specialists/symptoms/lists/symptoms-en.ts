import { complaints } from './complaints.ts'

/** English search terms: the specialty's own names, then the commonest complaints of `symptoms`, by its addresses. */
export const englishSymptoms: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica':
    complaints(`internal medicine, internist, gp, general medicine, fever, flu, cold and flu, common cold, cough, sore throat,
    headache, tiredness, fatigue, weakness, dizziness, body aches, nausea, vomiting, diarrhea, diarrhoea, constipation, stomach ache,
    stomachache, stomach pain, heartburn, reflux, high blood pressure, low blood pressure, check-up, checkup, routine tests,
    renew a prescription, prescription renewal, sick note, sinusitis, dengue, covid, urinary tract infection, uti, anemia, weight loss,
    swollen legs, food poisoning, back pain, high cholesterol, muscle pain, cramps, burn, hiv, std, sti, syphilis`),
  'medico-generalista':
    complaints(`general practitioner, gp, general practice, family doctor, family medicine, fever, flu, common cold, cough,
    sore throat, headache, check-up, checkup, renew a prescription, prescription renewal, sick note, urinary tract infection, uti,
    diarrhea, vomiting, body aches`),
  cardiologia:
    complaints(`cardiology, cardiologist, heart, chest pain, palpitations, racing heart, high blood pressure,
    shortness of breath, high cholesterol, arrhythmia, heart murmur, fainting, swollen legs, heart failure`),
  dermatologia:
    complaints(`dermatology, dermatologist, skin, acne, pimples, dark spots, melasma, itching, itchy skin, hair loss, dandruff,
    rash, ringworm, athlete's foot, nail fungus, ingrown nail, wart, mole, psoriasis, eczema, dermatitis, hives, vitiligo, herpes,
    rosacea, excessive sweating, dry skin, skin cancer, burn`),
  'ginecologia-e-obstetricia':
    complaints(`gynecology, gynaecology, gynecologist, gynaecologist, obstetrics, obstetrician, period pain, menstruation,
    late period, missed period, irregular period, pregnancy, pregnant, prenatal, discharge, thrush, yeast infection, birth control,
    contraception, iud, menopause, hot flashes, pap smear, polycystic ovary, endometriosis, fibroids, infertility, breast lump`),
  pediatria:
    complaints(`pediatrics, paediatrics, pediatrician, paediatrician, baby, child, children, newborn, breastfeeding,
    kids doctor, child doctor, diaper rash, colic, teething, chickenpox, vaccines, bronchiolitis`),
  psiquiatria:
    complaints(`psychiatry, psychiatrist, shrink, depression, anxiety, insomnia, panic, panic attack, adhd, bipolar, burnout, ocd,
    schizophrenia, addiction, alcoholism, stop drinking, quit smoking, eating disorder, autism, ptsd`),
  psicologia:
    complaints(`psychology, psychologist, therapy, therapist, counseling, counselling, anxiety, depression, sadness, grief,
    stress, self-esteem, burnout, relationship, couples therapy, divorce, phobia, loneliness, trauma`),
  'ortopedia-e-traumatologia':
    complaints(`orthopedics, orthopaedics, orthopedist, back pain, spine, knee, knee pain, shoulder pain, sprain, fracture,
    broken bone, tendinitis, herniated disc, slipped disc, hip pain, foot pain, arthrosis, bursitis, wrist pain, carpal tunnel,
    neck pain, sciatica, sports injury, elbow pain`),
  fisioterapia:
    complaints(`physiotherapy, physiotherapist, physical therapy, physical therapist, back pain, lower back pain, posture,
    rehabilitation, stiff neck, tendinitis, neck pain, sciatica, urinary incontinence`),
  endocrinologia:
    complaints(`endocrinology, endocrinologist, diabetes, high blood sugar, thyroid, hypothyroidism, hyperthyroidism,
    obesity, lose weight, weight gain, hormones, osteoporosis, insulin resistance`),
  neurologia:
    complaints(`neurology, neurologist, headache, migraine, dizziness, vertigo, memory loss, tingling, numbness, seizure,
    epilepsy, stroke, tremor, tinnitus, facial paralysis, loss of balance`),
  nutricao:
    complaints(`nutrition, nutritionist, dietitian, diet, lose weight, gain muscle, obesity, food intolerance,
    lactose intolerance, vegetarian, vegan, celiac disease, high cholesterol`),
  odontologia:
    complaints(`dentistry, dentist, toothache, bleeding gums, gums, cavity, wisdom tooth, braces, broken tooth, bad breath,
    teeth grinding, root canal, dental implant, teeth whitening, canker sore`),
  fonoaudiologia:
    complaints(`speech therapy, speech therapist, stuttering, hoarseness, speech delay, hearing loss, hearing aid, hearing aids,
    difficulty swallowing`),
  otorrinolaringologia:
    complaints(`ear nose and throat, ent doctor, earache, ear pain, tinnitus, sinusitis, snoring, sleep apnea,
    stuffy nose, nosebleed, tonsils, hearing loss`),
  oftalmologia:
    complaints(`ophthalmology, ophthalmologist, eye doctor, blurred vision, glasses, conjunctivitis, pink eye, red eye,
    cataract, glaucoma, dry eye`),
  urologia:
    complaints(`urology, urologist, prostate, kidney stone, kidney stones, vasectomy, erectile dysfunction,
    premature ejaculation, blood in urine`),
  gastroenterologia:
    complaints(`gastroenterology, gastroenterologist, heartburn, reflux, gastritis, stomach pain, ulcer,
    constipation, hemorrhoids, fatty liver, irritable bowel, gallstones`),
  pneumologia:
    complaints(`pulmonology, pulmonologist, asthma, bronchitis, shortness of breath, cough, wheezing, pneumonia,
    quit smoking`),
  reumatologia: complaints(`rheumatology, rheumatologist, arthritis, fibromyalgia, lupus, gout, joint pain`),
  alergologia: complaints(`allergist, allergy, allergies, hives, asthma, food allergy, hay fever, itching`),
  infectologia: complaints(`hiv, std, sti, syphilis, hepatitis`),
  geriatria: complaints(`geriatrics, geriatrician, elderly, alzheimer, memory loss`),
}
