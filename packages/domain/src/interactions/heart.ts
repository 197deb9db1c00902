/** Heart, pressure, kidney and potassium. A row: one side | the other | severity | effect | what to do | source. */
export const heart = `
@nitratos | @pde5 | contraindicated | Queda grave da pressão, que pode ser fatal. | Não associe: espere 24 h após sildenafila e 48 h após tadalafila. | Bula FDA: sildenafil, seção 4
@pde5 | @alfabloqueadores | severe | Queda de pressão com tontura e síncope. | Estabilize o alfabloqueador e comece pela menor dose. | Bula FDA: tadalafil, seção 7
@pde5 | @azois_fortes | severe | Elevam o inibidor da PDE5, com hipotensão e priapismo. | Use a menor dose e espace as tomadas, ou evite. | Bula FDA: sildenafil, seção 7
@pde5 | @macrolideos_cyp | moderate | Elevam o inibidor da PDE5. | Comece pela menor dose. | Bula FDA: sildenafil, seção 7
@ieca | @bra | severe | Duplo bloqueio: hipotensão, hiperpotassemia e lesão renal, sem benefício. | Use só um dos dois. | Bula ANVISA da losartana
@ieca | sacubitril | contraindicated | Risco de angioedema grave. | Suspenda o inibidor da ECA 36 h antes. | Bula FDA: sacubitril/valsartan, seção 4
@bra | sacubitril | severe | A associação já contém valsartana: duplo bloqueio. | Não some outro bloqueador da angiotensina. | Bula FDA: sacubitril/valsartan, seção 7
@ieca | @poupadores | severe | Hiperpotassemia, pior na doença renal. | Meça potássio e creatinina em 1 semana e em 1 mês. | Bula FDA: spironolactone, seção 7
@bra | @poupadores | severe | Hiperpotassemia, pior na doença renal. | Meça potássio e creatinina em 1 semana e em 1 mês. | Bula FDA: spironolactone, seção 7
@ieca | @potassio | severe | Hiperpotassemia. | Evite o suplemento ou meça o potássio em 1 semana. | Bula ANVISA do enalapril
@bra | @potassio | severe | Hiperpotassemia. | Evite o suplemento ou meça o potássio em 1 semana. | Bula ANVISA da losartana
@poupadores | @potassio | contraindicated | Hiperpotassemia com risco de arritmia. | Não associe sem potássio baixo documentado. | Bula FDA: spironolactone, seção 5
@ieca | sulfametoxazol | severe | A trimetoprima retém potássio: hiperpotassemia e morte súbita em idosos. | Prefira outro antibiótico ou meça o potássio em 3 a 5 dias. | BMJ 2014;349:g6196
@bra | sulfametoxazol | severe | A trimetoprima retém potássio: hiperpotassemia e morte súbita em idosos. | Prefira outro antibiótico ou meça o potássio em 3 a 5 dias. | BMJ 2014;349:g6196
@poupadores | sulfametoxazol | severe | Hiperpotassemia grave, sobretudo em idosos. | Prefira outro antibiótico. | BMJ 2014;349:g6196
@ieca | @aines | moderate | Reduz o efeito anti-hipertensivo e pode lesar o rim. | Evite uso prolongado; vigie pressão e creatinina. | Bula FDA: enalapril, seção 7
@bra | @aines | moderate | Reduz o efeito anti-hipertensivo e pode lesar o rim. | Evite uso prolongado; vigie pressão e creatinina. | Bula FDA: losartan, seção 7
@diureticos | @aines | moderate | Reduz o efeito do diurético e pode lesar o rim. | Evite uso prolongado; vigie peso, pressão e creatinina. | Bula FDA: furosemide, seção 7
@poupadores | @aines | severe | Hiperpotassemia e lesão renal. | Evite; meça potássio e creatinina se inevitável. | Bula FDA: spironolactone, seção 7
@betabloqueadores | @bcc_nao_di | severe | Bradicardia grave, bloqueio AV e insuficiência cardíaca. | Evite; prefira anlodipino se precisar de bloqueador de cálcio. | Bula FDA: verapamil, seção 7
@betabloqueadores | clonidina | severe | Ao suspender a clonidina, crise hipertensiva de rebote. | Retire o betabloqueador dias antes da clonidina, aos poucos. | Bula FDA: clonidine
@betabloqueadores | amiodarona | severe | Bradicardia e bloqueio AV. | Vigie frequência e ECG; reduza doses. | Bula FDA: amiodarone, seção 7
@betabloqueadores | digoxina | moderate | Bradicardia somada. | Vigie frequência cardíaca e ECG. | Bula FDA: digoxin, seção 7
@betabloqueadores_nao_seletivos | @agonistas_beta | severe | Anula o broncodilatador e pode causar broncoespasmo. | Evite em asma; prefira betabloqueador cardiosseletivo. | Bula FDA: albuterol, seção 7
@betabloqueadores_nao_seletivos | @insulinas | moderate | Mascara os sinais de hipoglicemia e a prolonga. | Prefira cardiosseletivo e oriente medir a glicemia. | Bula ANVISA do propranolol
@betabloqueadores_nao_seletivos | @sulfonilureias | moderate | Mascara os sinais de hipoglicemia e a prolonga. | Prefira cardiosseletivo e oriente medir a glicemia. | Bula ANVISA do propranolol
metoprolol | paroxetina | severe | A paroxetina multiplica o nível do metoprolol: bradicardia e síncope. | Prefira sertralina ou atenolol. | Bula FDA: paroxetine, seção 7
metoprolol | fluoxetina | severe | A fluoxetina eleva o metoprolol: bradicardia e síncope. | Prefira sertralina ou atenolol. | Bula FDA: metoprolol, seção 7
metoprolol | bupropiona | moderate | A bupropiona eleva o metoprolol. | Vigie frequência e pressão. | Bula FDA: bupropion, seção 7
propranolol | fluvoxamina | moderate | Eleva o propranolol. | Vigie frequência e pressão. | Bula FDA: fluvoxamine, seção 7
digoxina | amiodarona | severe | A amiodarona dobra a digoxina, com intoxicação. | Reduza a digoxina à metade e dose o nível. | Bula FDA: digoxin, seção 7
digoxina | @bcc_nao_di | severe | O verapamil eleva a digoxina e soma bradicardia. | Reduza a digoxina e dose o nível. | Bula FDA: digoxin, seção 7
digoxina | @macrolideos_cyp | severe | Eleva a digoxina, com intoxicação. | Prefira azitromicina ou dose o nível. | Bula FDA: clarithromycin, seção 7
digoxina | @diureticos | moderate | A queda do potássio facilita a intoxicação digitálica. | Meça potássio e magnésio. | Bula FDA: digoxin, seção 7
digoxina | espironolactona | moderate | Eleva a digoxina e altera o exame que a mede. | Vigie sinais de intoxicação. | Bula FDA: spironolactone, seção 7
digoxina | propafenona | severe | Eleva a digoxina. | Reduza a digoxina e dose o nível. | Bula FDA: propafenone, seção 7
digoxina | itraconazol | severe | Eleva a digoxina, com intoxicação. | Evite ou dose o nível. | Bula FDA: itraconazole, seção 7
amiodarona | @bcc_nao_di | severe | Bradicardia e parada sinusal. | Evite; vigie ECG. | Bula FDA: amiodarone, seção 7
amiodarona | @quinolonas | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | Bula FDA: amiodarone, seção 7
amiodarona | @macrolideos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | Bula FDA: amiodarone, seção 7
amiodarona | @azois | severe | Prolongam o QT e elevam a amiodarona. | Evite; se inevitável, faça ECG. | Bula FDA: amiodarone, seção 7
amiodarona | @antipsicoticos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Evite; se inevitável, ECG e eletrólitos. | CredibleMeds: QTdrugs
amiodarona | citalopram | severe | Prolongam o QT: risco de torsades de pointes. | Prefira sertralina. | FDA Drug Safety Communication (2012): citalopram
amiodarona | escitalopram | severe | Prolongam o QT: risco de torsades de pointes. | Prefira sertralina. | CredibleMeds: QTdrugs
amiodarona | sinvastatina | severe | Eleva a sinvastatina: rabdomiólise. | Não passe de 20 mg por dia ou troque a estatina. | Bula FDA: simvastatin, seção 7
sotalol | @macrolideos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | Bula FDA: sotalol, seção 7
sotalol | @quinolonas | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | Bula FDA: sotalol, seção 7
propafenona | @isrs | moderate | Inibidores da CYP2D6 elevam a propafenona. | Vigie ECG; prefira sertralina em dose baixa. | Bula FDA: propafenone, seção 7
@estatinas_cyp | @macrolideos_cyp | contraindicated | Elevam a estatina: rabdomiólise. | Suspenda a estatina durante o antibiótico ou use azitromicina. | Bula FDA: simvastatin, seção 4
@estatinas_cyp | @azois_fortes | contraindicated | Elevam a estatina: rabdomiólise. | Suspenda a estatina durante o antifúngico. | Bula FDA: simvastatin, seção 4
@estatinas_cyp | fluconazol | moderate | Eleva a estatina. | Em uso repetido, suspenda ou reduza a estatina. | Bula FDA: fluconazole, seção 7
@estatinas_cyp | @bcc_nao_di | severe | Elevam a estatina: miopatia. | Sinvastatina até 10 mg, ou troque por rosuvastatina. | Bula FDA: simvastatin, seção 7
atorvastatina | @macrolideos_cyp | severe | Elevam a atorvastatina: rabdomiólise. | Não passe de 20 mg por dia ou use azitromicina. | Bula FDA: atorvastatin, seção 7
atorvastatina | @azois_fortes | severe | Elevam a atorvastatina: rabdomiólise. | Não passe de 20 mg por dia ou suspenda durante o antifúngico. | Bula FDA: atorvastatin, seção 7
sinvastatina | anlodipino | moderate | Eleva a sinvastatina: miopatia. | Não passe de 20 mg de sinvastatina por dia. | Bula FDA: simvastatin, seção 7
@estatinas | genfibrozila | contraindicated | Rabdomiólise. | Não associe; prefira fenofibrato. | Bula FDA: simvastatin, seção 4
@estatinas | fenofibrato | moderate | Soma o risco de miopatia. | Use a menor dose e oriente dor muscular; meça CPK se houver. | Bula FDA: fenofibrate, seção 7
@estatinas | ciprofibrato | severe | Soma o risco de miopatia e rabdomiólise. | Evite doses altas; prefira fenofibrato. | Bula ANVISA do ciprofibrato
@estatinas | colchicina | moderate | Soma o risco de miopatia. | Oriente dor e fraqueza muscular. | Bula FDA: colchicine, seção 7
@estatinas | ciclosporina | contraindicated | Eleva muito a estatina: rabdomiólise. | Não associe sinvastatina; siga o limite da bula para as outras. | Bula FDA: simvastatin, seção 4
clonidina | @triciclicos | severe | O tricíclico anula a clonidina, com crise hipertensiva. | Troque um dos dois. | Bula FDA: clonidine
anlodipino | @macrolideos_cyp | moderate | Eleva o bloqueador de cálcio: hipotensão e lesão renal em idosos. | Prefira azitromicina. | JAMA 2013;310:2544
@bcc_nao_di | @macrolideos_cyp | severe | Hipotensão, bradicardia e choque. | Prefira azitromicina. | CMAJ 2011;183:303
hidroclorotiazida | carbamazepina | moderate | Soma hiponatremia. | Meça o sódio em 1 a 2 semanas. | Bula FDA: carbamazepine, seção 7
@pde5 | riociguate | contraindicated | Queda grave da pressão. | Não associe. | Bula FDA: riociguat, seção 4
@nitratos | riociguate | contraindicated | Queda grave da pressão. | Não associe. | Bula FDA: riociguat, seção 4
@pde5 | ritonavir | severe | Eleva o inibidor da PDE5, com hipotensão e priapismo. | Sildenafila até 25 mg em 48 h, ou evite. | Bula FDA: sildenafil, seção 7
@ieca | alisquireno | severe | Duplo bloqueio: hipotensão, hiperpotassemia e lesão renal; em diabéticos é contraindicado. | Use só um dos dois. | Bula FDA: aliskiren, seção 4
@bra | alisquireno | severe | Duplo bloqueio: hipotensão, hiperpotassemia e lesão renal; em diabéticos é contraindicado. | Use só um dos dois. | Bula FDA: aliskiren, seção 4
eplerenona | @azois_fortes | contraindicated | Elevam a eplerenona: hiperpotassemia grave. | Não associe. | Bula FDA: eplerenone, seção 4
eplerenona | claritromicina | contraindicated | Eleva a eplerenona: hiperpotassemia grave. | Não associe; use azitromicina. | Bula FDA: eplerenone, seção 4
@estatinas_cyp | ritonavir | contraindicated | Eleva a estatina: rabdomiólise. | Suspenda a estatina ou use pravastatina ou pitavastatina. | Bula FDA: simvastatin, seção 4
atorvastatina | ritonavir | severe | Eleva a atorvastatina: rabdomiólise. | Use a menor dose ou suspenda durante tratamento curto. | Bula FDA: atorvastatin, seção 7
@estatinas_cyp | ticagrelor | moderate | Eleva a estatina. | Não passe de 40 mg por dia ou troque a estatina. | Bula FDA: ticagrelor, seção 7
amiodarona | ritonavir | contraindicated | Eleva a amiodarona: arritmia grave. | Não associe. | Bula FDA: ritonavir, seção 4
propafenona | ritonavir | contraindicated | Eleva a propafenona: arritmia grave. | Não associe. | Bula FDA: ritonavir, seção 4
propafenona | @betabloqueadores | moderate | Eleva metoprolol e propranolol: bradicardia. | Reduza o betabloqueador e vigie a frequência. | Bula FDA: propafenone, seção 7
sotalol | @diureticos | moderate | A queda do potássio prolonga o QT. | Meça potássio e magnésio antes e depois de iniciar. | Bula FDA: sotalol, seção 7
digoxina | quinidina | severe | A quinidina dobra a digoxina, com intoxicação. | Reduza a digoxina à metade e dose o nível. | Bula FDA: digoxin, seção 7
ivabradina | claritromicina | contraindicated | Eleva a ivabradina: bradicardia grave. | Não associe; use azitromicina. | Bula FDA: ivabradine, seção 4
ivabradina | @azois_fortes | contraindicated | Elevam a ivabradina: bradicardia grave. | Não associe. | Bula FDA: ivabradine, seção 4
ivabradina | @bcc_nao_di | severe | Elevam a ivabradina e somam bradicardia. | Evite; prefira anlodipino. | Bula FDA: ivabradine, seção 7
nifedipino | @macrolideos_cyp | moderate | Eleva o bloqueador de cálcio: hipotensão e lesão renal em idosos. | Prefira azitromicina. | JAMA 2013;310:2544
felodipino | @macrolideos_cyp | moderate | Eleva o bloqueador de cálcio: hipotensão e lesão renal em idosos. | Prefira azitromicina. | JAMA 2013;310:2544
felodipino | @azois_fortes | contraindicated | Elevam o felodipino: hipotensão e edema. | Não associe. | Bula FDA: itraconazole, seção 4
tansulosina | @azois_fortes | severe | Elevam a tansulosina: hipotensão e síncope. | Não associe; escolha outro antifúngico. | Bula FDA: tamsulosin, seção 7
bosentana | @contraceptivos | severe | O anticoncepcional deixa de proteger, e a bosentana causa malformações. | Use dois métodos, um deles não hormonal. | Bula FDA: bosentan, seção 7
bosentana | glibenclamida | contraindicated | Lesão do fígado. | Escolha outro hipoglicemiante. | Bula FDA: bosentan, seção 4
bosentana | ciclosporina | contraindicated | Multiplica a bosentana. | Não associe. | Bula FDA: bosentan, seção 4
`
