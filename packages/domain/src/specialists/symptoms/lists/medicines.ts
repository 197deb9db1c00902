import { complaints } from './complaints.ts'

/**
 * Medicines that people search for by name, by the addresses of the specialties that usually prescribe them. Names that
 * are also people's (`Yasmin`) are left out; of others the search knows nothing.
 */
export const medicines: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica':
    complaints(`losartana, losartan, enalapril, captopril, atenolol, anlodipino, amlodipine, lisinopril,
    hidroclorotiazida, propranolol, sinvastatina, simvastatin, rosuvastatina, atorvastatina, atorvastatin,
    metformina, metformin, glifage, levotiroxina, levothyroxine, puran, omeprazol, omeprazole, pantoprazol,
    amoxicilina, amoxicillin, azitromicina, antibiótico, antibiotic, antibiotics, ivermectina, dipirona,
    ibuprofeno, ibuprofen, paracetamol, dorflex, nimesulida, prednisona, alopurinol, tadalafila,
    sildenafila, salbutamol, aerolin, furosemida, loratadina, desloratadina, cetirizina, allegra, buscopan,
    dramin, novalgina, neosaldina, tylenol, advil, anti-inflamatório, corticoide, antialérgico, diclofenaco,
    cetoprofeno, cefalexina, ciprofloxacino, nitrofurantoína, fluconazol, albendazol, annita, dexametasona,
    decadron, tramadol, codeína, morfina, melatonina, loratadine, painkiller, painkillers`),
  'medico-generalista':
    complaints(`losartana, losartan, enalapril, captopril, atenolol, anlodipino, lisinopril, hidroclorotiazida,
    metformina, metformin, omeprazol, omeprazole, amoxicilina, amoxicillin, azitromicina, antibiótico,
    antibiotic, antibiotics, ivermectina, dipirona, ibuprofeno, ibuprofen, paracetamol, dorflex, nimesulida`),
  cardiologia:
    complaints(`losartana, losartan, enalapril, captopril, atenolol, anlodipino, amlodipine, lisinopril,
    hidroclorotiazida, propranolol, carvedilol, sinvastatina, simvastatin, rosuvastatina, atorvastatina,
    atorvastatin, xarelto, clopidogrel, espironolactona, furosemida, anticoagulante, varfarina, marevan,
    eliquis, apixabana, pradaxa, aspirina, amiodarona, bisoprolol, metoprolol, selozok, warfarin,
    beta blocker, statin, statins`),
  endocrinologia:
    complaints(`metformina, metformin, glifage, ozempic, wegovy, mounjaro, saxenda, semaglutida, semaglutide,
    liraglutida, tirzepatida, tirzepatide, forxiga, jardiance, gliclazida, levotiroxina, levothyroxine,
    puran, euthyrox, durateston, deposteron, victoza, trulicity, rybelsus, dapagliflozina, empagliflozina`),
  psiquiatria:
    complaints(`ritalina, ritalin, concerta, venvanse, vyvanse, adderall, metilfenidato, lisdexanfetamina, rivotril,
    clonazepam, alprazolam, xanax, diazepam, valium, zolpidem, sertralina, sertraline, zoloft, fluoxetina,
    fluoxetine, prozac, escitalopram, lexapro, citalopram, paroxetina, venlafaxina, desvenlafaxina,
    duloxetina, bupropiona, trazodona, quetiapina, risperidona, olanzapina, lítio, lithium, amitriptilina,
    lamotrigina, lexotan, bromazepam, donaren, stilnox, atentah, atomoxetina, canabidiol,
    cannabis medicinal, melatonina, cymbalta, effexor, pristiq, wellbutrin, mirtazapina, clomipramina,
    haldol, clozapina, naltrexona, ansiolítico, estabilizador de humor, antidepressivo, antidepressivos,
    antidepressant, antidepressants, medical cannabis, melatonin`),
  neurologia:
    complaints(`ritalina, ritalin, concerta, venvanse, vyvanse, metilfenidato, amitriptilina, topiramato, lamotrigina,
    carbamazepina, depakote, gabapentina, pregabalina, gardenal, fenobarbital, sumatriptana, canabidiol,
    cannabis medicinal, sumax, naratriptana, levodopa, prolopa, donepezila, memantina, medical cannabis`),
  dermatologia: complaints(
    `roacutan, roacutane, accutane, isotretinoína, minoxidil, pomada, tretinoína, cetoconazol`,
  ),
  urologia: complaints(
    `viagra, cialis, tadalafila, sildenafila, finasterida, dutasterida, tansulosina, combodart, tadala`,
  ),
  gastroenterologia:
    complaints(`omeprazol, omeprazole, pantoprazol, esomeprazol, nexium, domperidona, luftal, simeticona, mesalazina,
    lactulose, buscopan`),
  pneumologia: complaints(
    `salbutamol, aerolin, bombinha, symbicort, alenia, budesonida, seretide, montelucaste, formoterol, clenil`,
  ),
  reumatologia: complaints(
    `alopurinol, metotrexato, colchicina, hidroxicloroquina, leflunomida, infliximabe, adalimumabe`,
  ),
  'ginecologia-e-obstetricia': complaints(`misoprostol, cytotec, clomifeno, utrogestan, progesterona`),
  oftalmologia: complaints(`colírio, timolol, eye drops`),
  otorrinolaringologia: complaints(
    `avamys, budesonida, spray nasal, neosoro, descongestionante, nasal spray`,
  ),
  alergologia: complaints(
    `antialérgico, loratadina, desloratadina, montelucaste, anti-histamínico, antihistamine`,
  ),
}
