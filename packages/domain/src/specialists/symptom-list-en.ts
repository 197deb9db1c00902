import { complaints, type HelpLine } from './symptom-list.ts'

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

/** As in `emergencies`. */
export const englishEmergencies: Readonly<Record<HelpLine, readonly string[]>> = {
  '192':
    complaints(`chest pain, chest tightness, tight chest, heart attack, shortness of breath, can't breathe, cannot breathe,
    stroke, fainting, fainted, seizure, convulsion, drooping face, face drooping, slurred speech, weakness on one side,
    heavy bleeding, bleeding heavily, vomiting blood, coughing up blood, coughing blood, poisoning, overdose, too many pills, all my pills, drank bleach,
    swallowed bleach, swallowed a battery, choking, drowning, electric shock,
    severe allergic reaction, throat closing, severe burn, head injury, hit my head, stabbed, got shot, gunshot, worst headache of my life,
    sudden loss of vision, cardiac arrest, unconscious, snake bite, scorpion sting, water broke,
    pregnant and bleeding, bleeding while pregnant, bleeding in pregnancy, baby is not moving, not breathing,
    stopped breathing, anaphylaxis, passed out, collapsed, swallowed, pregnant bleeding, bleeding pregnant, car accident, motorcycle accident, emergency, ambulance,
    spider bite, can't speak, cannot speak, can't move one side, one side is weak, one side is numb, won't wake up, not waking up,
    unresponsive, chemical in eye, chemical in my eye, acid in my eye, lost my vision, went blind, stiff neck and fever, deep cut,
    bone sticking out, stabbing chest pain, baby is blue, baby turned blue, bleeding and pregnant, was shot, i've been shot, hit by a car,
    hit by a truck, boiling water, allergic reaction swelling, tongue is swollen, swollen tongue, fell from the roof, fell from roof,
    fell off the roof, fell from a window, testicle twisted, twisted testicle, testicular torsion, drank poison, numb on one side,
    cut my finger off, cut off my finger, rat poison, gas leak, inhaled smoke, can't move my legs, can't feel my legs`),
  '188': complaints(
    `suicide, suicidal, kill myself, want to die, end my life, take my own life, don't want to live, no reason to live,
    hurt myself, cutting myself, cut myself on purpose, want to disappear, better off dead, wish i was dead, cut my wrists, self-harm, self harm, tired of living, no way out,
    not worth living, hang myself, sleep and never wake up, go to sleep and not wake up`,
  ),
  '180': complaints(
    `domestic violence, husband hits me, husband beats me, boyfriend hits me, he hits me, he beats me, rape, raped,
    sexual assault, sexually assaulted, sexual abuse, husband hit me, boyfriend hit me,
    partner hits me, my ex is stalking me, being threatened, he threatens me, he threatened me, he strangled me, he choked me`,
  ),
}
