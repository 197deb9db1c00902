import { complaints } from './complaints.ts'

/** Complaints as people say them at home, in English. */
export const englishEveryday: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica':
    complaints(`feeling sick, feel sick, unwell, blood pressure pills, second opinion, dog bite, insect bite,
    no appetite, can't sleep, cannot sleep, chills, always tired, no energy, test results, blood test,
    night sweats, ear infection, vitamin d, feverish, throwing up, threw up, vomit, sick, bloating, bloated,
    tick bite, unprotected sex, cold`),
  'ginecologia-e-obstetricia':
    complaints(`morning after pill, plan b, condom broke, itching down there, vaginal itching, miscarriage, abortion,
    trying to conceive, mastitis, heavy periods, painful periods, no period, pregnancy test,
    painful sex, pain during sex, morning sickness, vaginal discharge, vaginal dryness, spotting,
    unprotected sex, menopause symptoms, fertility, ultrasound`),
  pediatria:
    complaints(`bedwetting, my son, my daughter, toddler, kid, kids, fever in child, my baby, infant, potty training,
    tantrums, my kid, my child, solids, baby fever, growing pains`),
  psiquiatria:
    complaints(`panic attacks, gambling, hearing voices, mood swings, can't sleep, cannot sleep, sad, feeling sad,
    feeling empty, empty, drinking too much, drinks too much, alcohol, weed, marijuana, smoking,
    can't focus, can't concentrate, focus, nightmares, sleeping pills, mania, paranoia, stressed,
    overwhelmed`),
  psicologia:
    complaints(`panic attacks, nervous, anger, abusive relationship, gambling, homesick, rape, domestic violence, sad,
    feeling sad, feeling empty, empty, breakup, broke up, cheated on, lonely, fear of flying, afraid, fear,
    stressed, overwhelmed, exhausted, insecure, low self-esteem, jealousy, crying, bullying, my mother died,
    my father died, lost my mother, lost my father, grieving, marriage, anxious, depressed`),
  odontologia:
    complaints(`tooth pain, my tooth hurts, filling, tooth filling, loose tooth, denture, teeth, tooth, chipped tooth,
    crooked teeth, cleaning, teeth cleaning, whitening, tooth infection, gum disease, bleeding gum,
    crown, veneers`),
  'ortopedia-e-traumatologia':
    complaints(`broke my arm, broke my leg, twisted my ankle, ankle pain, i fell, fell, joint pain, ligament,
    torn ligament, acl, twisted knee, heel pain, finger pain, broken finger, sprained ankle,
    plantar fasciitis, hip pain, shoulder, hernia`),
  urologia:
    complaints(`impotence, can't get it up, peeing blood, testicle pain, penis, getting up at night to pee, weak stream,
    can't get hard, erection, ejaculation, premature, foreskin, low testosterone, peeing a lot,
    frequent urination, kidney pain, psa`),
  neurologia:
    complaints(`forgetful, forgetting things, dementia, pins and needles, migraines, shaking hands, losing memory,
    memory, multiple sclerosis, tics, confusion`),
  geriatria: complaints(`forgetful, dementia`),
  oftalmologia:
    complaints(`eye pain, itchy eyes, stye, contact lenses, can't see, blurry vision, blurry, double vision, vision,
    floaters, eye exam, eye test, contact lens, lenses, swollen eye`),
  endocrinologia:
    complaints(`blood sugar, hormone therapy, always thirsty, thirst, always hungry, insulin, hashimoto, goiter,
    thyroid nodule, gaining weight, diabetic, ozempic`),
  oncologia: complaints(`tumor, tumour, chemotherapy`),
  dermatologia:
    complaints(`pimple, spots on my skin, sunburn, ingrown hair, keloid, wrinkles, botox, fillers, hair falling out,
    losing hair, blackheads, cold sore, skin spots, warts, moles, blisters, hyperhidrosis, sweaty hands`),
  gastroenterologia:
    complaints(`burping, bloating, bloated, gas, acid reflux, indigestion, colonoscopy, h pylori, liver,
    irritable bowel syndrome, ibs, crohn, loose stools`),
  otorrinolaringologia:
    complaints(`ear infection, ringing in ears, ringing ears, blocked ear, blocked nose, stuffed nose, runny nose,
    lost my voice, no smell, loss of smell, sneezing, deviated septum, tonsillitis, sore throat,
    sleep apnoea`),
  nutricao: complaints(
    `meal plan, healthy eating, eat better, weight, gaining weight, always hungry, gluten free, muscle gain`,
  ),
  cardiologia: complaints(
    `heart racing, heart skips, heartbeat, irregular heartbeat, pacemaker, cholesterol, blood pressure`,
  ),
  pneumologia: complaints(`dry cough, asthma attack, inhaler, vaping, coughing, persistent cough`),
  reumatologia: complaints(`uric acid, swollen joints, joints, autoimmune`),
  alergologia: complaints(`sneezing, shellfish allergy, milk allergy, allergic, pollen, dust`),
  angiologia: complaints(`varicose veins, spider veins, heavy legs, tired legs, veins`),
  infectologia: complaints(
    `unprotected sex, gonorrhea, chlamydia, travel vaccine, yellow fever vaccine, tick bite`,
  ),
  fonoaudiologia: complaints(`lost my voice, not talking yet, lisp, stutter, voice`),
  fisioterapia: complaints(`physio, pelvic floor, sore back, pilates, posture pain`),
}
