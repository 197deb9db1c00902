import { complaints } from './symptom-list.ts'

/**
 * Medicines that people search for by name, by the addresses of the specialties that usually prescribe them. Names that
 * are also people's (`Yasmin`) are left out; of others the search knows nothing.
 */
export const medicines: Readonly<Record<string, readonly string[]>> = {
  'clinica-medica':
    complaints(`losartana, losartan, enalapril, captopril, atenolol, anlodipino, amlodipine, lisinopril, hidroclorotiazida,
    propranolol, sinvastatina, simvastatin, rosuvastatina, atorvastatina, atorvastatin, metformina, metformin, glifage,
    levotiroxina, levothyroxine, puran, omeprazol, omeprazole, pantoprazol, amoxicilina, amoxicillin, azitromicina,
    antibiótico, antibiotic, antibiotics, ivermectina, dipirona, ibuprofeno, ibuprofen, paracetamol, dorflex, nimesulida,
    prednisona, alopurinol, tadalafila, sildenafila, salbutamol, aerolin, furosemida`),
  'medico-generalista':
    complaints(`losartana, losartan, enalapril, captopril, atenolol, anlodipino, lisinopril, hidroclorotiazida, metformina,
    metformin, omeprazol, omeprazole, amoxicilina, amoxicillin, azitromicina, antibiótico, antibiotic, antibiotics,
    ivermectina, dipirona, ibuprofeno, ibuprofen, paracetamol, dorflex, nimesulida`),
  cardiologia:
    complaints(`losartana, losartan, enalapril, captopril, atenolol, anlodipino, amlodipine, lisinopril, hidroclorotiazida,
    propranolol, carvedilol, sinvastatina, simvastatin, rosuvastatina, atorvastatina, atorvastatin, xarelto, clopidogrel,
    espironolactona, furosemida`),
  endocrinologia:
    complaints(`metformina, metformin, glifage, ozempic, wegovy, mounjaro, saxenda, semaglutida, semaglutide, liraglutida,
    tirzepatida, tirzepatide, forxiga, jardiance, gliclazida, levotiroxina, levothyroxine, puran, euthyrox`),
  psiquiatria:
    complaints(`ritalina, ritalin, concerta, venvanse, vyvanse, adderall, metilfenidato, lisdexanfetamina, rivotril, clonazepam,
    alprazolam, xanax, diazepam, valium, zolpidem, sertralina, sertraline, zoloft, fluoxetina, fluoxetine, prozac,
    escitalopram, lexapro, citalopram, paroxetina, venlafaxina, desvenlafaxina, duloxetina, bupropiona, trazodona,
    quetiapina, risperidona, olanzapina, lítio, lithium, amitriptilina, lamotrigina`),
  neurologia:
    complaints(`ritalina, ritalin, concerta, venvanse, vyvanse, metilfenidato, amitriptilina, topiramato, lamotrigina,
    carbamazepina, depakote, gabapentina, pregabalina, gardenal, fenobarbital, sumatriptana`),
  dermatologia: complaints('roacutan, roacutane, accutane, isotretinoína, minoxidil'),
  urologia: complaints('viagra, cialis, tadalafila, sildenafila, finasterida'),
  gastroenterologia: complaints('omeprazol, omeprazole, pantoprazol'),
  pneumologia: complaints('salbutamol, aerolin, bombinha, symbicort'),
  reumatologia: complaints('alopurinol, metotrexato, colchicina'),
}
