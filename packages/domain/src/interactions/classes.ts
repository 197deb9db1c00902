/**
 * Families of substances that interact alike, each member folded and without salts, as `substancesOf` names it. A row
 * of the list of interactions names a family by `@`.
 */
export const interactionClasses = {
  aines:
    'acido acetilsalicilico, ibuprofeno, naproxeno, diclofenaco, cetoprofeno, nimesulida, meloxicam, piroxicam, tenoxicam, cetorolaco, indometacina, acido mefenamico, etodolaco, flurbiprofeno, aceclofenaco, lornoxicam, celecoxibe, etoricoxibe, parecoxibe',
  aines_sem_aas:
    'ibuprofeno, naproxeno, diclofenaco, cetoprofeno, nimesulida, meloxicam, piroxicam, tenoxicam, cetorolaco, indometacina, acido mefenamico, etodolaco, flurbiprofeno, aceclofenaco, lornoxicam, celecoxibe, etoricoxibe, parecoxibe',
  doacs: 'apixabana, rivaroxabana, dabigatrana, edoxabana',
  heparinas: 'heparina, enoxaparina, dalteparina, nadroparina, fondaparinux',
  antiplaquetarios: 'clopidogrel, prasugrel, ticagrelor, ticlopidina, cilostazol',
  isrs: 'fluoxetina, sertralina, paroxetina, citalopram, escitalopram, fluvoxamina, vortioxetina, vilazodona',
  irsn: 'venlafaxina, desvenlafaxina, duloxetina, milnaciprano',
  triciclicos: 'amitriptilina, nortriptilina, imipramina, clomipramina, doxepina, trimipramina, maprotilina',
  imaos: 'tranilcipromina, fenelzina, moclobemida, selegilina, rasagilina, linezolida, azul de metileno',
  triptanos: 'sumatriptana, naratriptana, rizatriptana, zolmitriptana, eletriptana',
  opioides:
    'morfina, codeina, tramadol, oxicodona, metadona, fentanila, tapentadol, buprenorfina, hidromorfona, petidina, nalbufina',
  benzodiazepinicos:
    'alprazolam, bromazepam, clobazam, clonazepam, clordiazepoxido, cloxazolam, diazepam, estazolam, flunitrazepam, flurazepam, lorazepam, midazolam, nitrazepam, triazolam',
  hipnoticos: 'zolpidem, zopiclona, eszopiclona, zaleplona',
  gabapentinoides: 'gabapentina, pregabalina',
  antipsicoticos_qt:
    'haloperidol, clorpromazina, tioridazina, pimozida, ziprasidona, quetiapina, levomepromazina',
  macrolideos_cyp: 'claritromicina, eritromicina',
  macrolideos_qt: 'azitromicina, claritromicina, eritromicina',
  azois: 'fluconazol, itraconazol, cetoconazol, voriconazol, posaconazol',
  azois_fortes: 'itraconazol, cetoconazol, voriconazol, posaconazol',
  cefalosporinas:
    'cefalexina, cefadroxila, cefaclor, cefuroxima, cefprozila, cefixima, cefpodoxima, ceftriaxona, cefotaxima, ceftazidima, cefepima, cefazolina',
  carbapenemicos: 'meropenem, imipenem, ertapenem, doripenem',
  antimalaricos_qt: 'hidroxicloroquina, cloroquina',
  anticolinesterasicos: 'donepezila, rivastigmina, galantamina',
  quinolonas: 'ciprofloxacino, levofloxacino, moxifloxacino, norfloxacino, ofloxacino, gemifloxacino',
  tetraciclinas: 'tetraciclina, doxiciclina, minociclina, limeciclina',
  retinoides: 'isotretinoina, acitretina, alitretinoina',
  aminoglicosideos: 'gentamicina, amicacina, estreptomicina, tobramicina',
  ieca: 'captopril, enalapril, lisinopril, ramipril, perindopril, benazepril, fosinopril, quinapril, trandolapril',
  bra: 'losartana, valsartana, candesartana, olmesartana, telmisartana, irbesartana',
  poupadores: 'espironolactona, eplerenona, amilorida, triantereno, finerenona',
  tiazidicos: 'hidroclorotiazida, clortalidona, indapamida',
  diureticos: 'hidroclorotiazida, clortalidona, indapamida, furosemida, bumetanida',
  betabloqueadores:
    'atenolol, bisoprolol, carvedilol, metoprolol, nebivolol, propranolol, nadolol, pindolol, sotalol, labetalol',
  betabloqueadores_nao_seletivos: 'propranolol, nadolol, pindolol, sotalol, carvedilol, timolol, labetalol',
  agonistas_beta: 'salbutamol, fenoterol, terbutalina, salmeterol, formoterol, indacaterol, vilanterol',
  bcc_nao_di: 'verapamil, diltiazem',
  nitratos: 'isossorbida, nitroglicerina, propatilnitrato',
  pde5: 'sildenafila, tadalafila, vardenafila, lodenafila, udenafila',
  alfabloqueadores: 'doxazosina, tansulosina, prazosina, terazosina, alfuzosina',
  estatinas_cyp: 'sinvastatina, lovastatina',
  estatinas:
    'sinvastatina, lovastatina, atorvastatina, rosuvastatina, pravastatina, fluvastatina, pitavastatina',
  sulfonilureias: 'glibenclamida, gliclazida, glimepirida, glipizida, clorpropamida',
  insulinas: 'insulina',
  gliflozinas: 'dapagliflozina, empagliflozina, canagliflozina',
  corticoides:
    'prednisona, prednisolona, dexametasona, betametasona, hidrocortisona, metilprednisolona, deflazacorte, triancinolona',
  indutores:
    'carbamazepina, fenitoina, fenobarbital, primidona, rifampicina, oxcarbazepina, topiramato, hypericum perforatum',
  indutores_fortes: 'carbamazepina, fenitoina, fenobarbital, primidona, rifampicina, hypericum perforatum',
  contraceptivos:
    'etinilestradiol, levonorgestrel, desogestrel, noretisterona, drospirenona, gestodeno, ciproterona, dienogeste, norgestimato, clormadinona, etonogestrel, estetrol',
  valproatos: 'valproato, divalproato, acido valproico',
  litio: 'litio',
  antiacidos: 'hidroxido de aluminio, hidroxido de magnesio, carbonato de calcio, magaldrato',
  ferro: 'sulfato ferroso, ferro, glicinato ferrico, ferripolimaltose, bisglicinato ferroso',
  calcio: 'carbonato de calcio, citrato de calcio, calcio',
  ibps: 'omeprazol, esomeprazol, pantoprazol, lansoprazol, rabeprazol, dexlansoprazol',
  ibps_cyp2c19: 'omeprazol, esomeprazol',
  anticolinergicos:
    'biperideno, oxibutinina, solifenacina, tolterodina, escopolamina, atropina, prometazina, hidroxizina',
  dopaminergicos: 'levodopa, pramipexol, ropinirol, rotigotina, cabergolina, bromocriptina',
  antidopaminergicos:
    'metoclopramida, haloperidol, clorpromazina, sulpirida, risperidona, levomepromazina, bromoprida, olanzapina',
  simpaticomimeticos:
    'pseudoefedrina, fenilefrina, efedrina, nafazolina, metilfenidato, lisdexanfetamina, dexanfetamina, anfepramona, femproporex',
  ergotaminas: 'ergotamina, di-hidroergotamina, metilergometrina, ergometrina',
  potassio: 'cloreto de potassio, citrato de potassio',
  glp1: 'semaglutida, liraglutida, dulaglutida, tirzepatida, exenatida',
} as const satisfies Readonly<Record<string, string>>
