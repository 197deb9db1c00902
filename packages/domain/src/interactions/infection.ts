/** Infection, stomach and absorption. A row: one side | the other | severity | effect | what to do | source. */
export const infection = `
@tetraciclinas | @retinoides | contraindicated | Hipertensão intracraniana (pseudotumor cerebral). | Não associe. | Bula FDA: isotretinoin, seção 7
@retinoides | metotrexato | contraindicated | Hepatite tóxica com acitretina. | Não associe. | Bula FDA: acitretin
@tetraciclinas | @antiacidos | moderate | Impedem a absorção do antibiótico. | Tome o antibiótico 2 h antes ou 4 h depois. | Bula FDA: doxycycline, seção 7
@tetraciclinas | @ferro | moderate | Impede a absorção do antibiótico. | Separe as tomadas por 3 h. | Bula FDA: doxycycline, seção 7
@quinolonas | @antiacidos | severe | Impedem a absorção do antibiótico: falha do tratamento. | Tome o antibiótico 2 h antes ou 6 h depois. | Bula FDA: ciprofloxacin, seção 7
@quinolonas | @ferro | severe | Impede a absorção do antibiótico: falha do tratamento. | Tome o antibiótico 2 h antes ou 6 h depois. | Bula FDA: ciprofloxacin, seção 7
@quinolonas | sucralfato | severe | Impede a absorção do antibiótico: falha do tratamento. | Tome o antibiótico 2 h antes do sucralfato. | Bula FDA: ciprofloxacin, seção 7
@quinolonas | @corticoides | severe | Multiplica o risco de ruptura de tendão, sobretudo após os 60 anos. | Prefira outro antibiótico; oriente dor no tendão. | FDA, alerta de 2008: fluoroquinolonas
@quinolonas | @aines | moderate | Facilita convulsões. | Evite em epilepsia; prefira paracetamol. | Bula FDA: ciprofloxacin, seção 7
@quinolonas | @sulfonilureias | severe | Hipoglicemia grave. | Meça a glicemia ou escolha outro antibiótico. | FDA Drug Safety Communication (2018): fluoroquinolonas
@quinolonas | @insulinas | severe | Hipoglicemia grave. | Meça a glicemia ou escolha outro antibiótico. | FDA Drug Safety Communication (2018): fluoroquinolonas
@quinolonas | @macrolideos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Não associe sem ECG. | CredibleMeds: QTdrugs
@quinolonas | ondansetrona | moderate | Prolongam o QT. | Evite doses altas; faça ECG no cardiopata. | CredibleMeds: QTdrugs
ciprofloxacino | teofilina | severe | Intoxicação por teofilina: convulsão e arritmia. | Reduza a teofilina e dose o nível. | Bula FDA: ciprofloxacin, seção 7
@macrolideos_cyp | teofilina | severe | Intoxicação por teofilina: convulsão e arritmia. | Use azitromicina ou dose o nível. | Bula FDA: clarithromycin, seção 7
ciprofloxacino | metotrexato | severe | Eleva o metotrexato. | Vigie hemograma e função renal. | Bula FDA: ciprofloxacin, seção 7
@macrolideos_cyp | colchicina | contraindicated | Intoxicação por colchicina, que pode ser fatal. | Não associe; use azitromicina com cautela. | Bula FDA: colchicine, seção 7
@azois_fortes | colchicina | contraindicated | Intoxicação por colchicina, que pode ser fatal. | Não associe. | Bula FDA: colchicine, seção 7
@bcc_nao_di | colchicina | severe | Eleva a colchicina. | Reduza a colchicina conforme a bula. | Bula FDA: colchicine, seção 7
@macrolideos_cyp | @azois | severe | Prolongam o QT: risco de torsades de pointes. | Evite; faça ECG. | CredibleMeds: QTdrugs
@macrolideos_qt | ondansetrona | moderate | Prolongam o QT. | Evite doses altas; faça ECG no cardiopata. | CredibleMeds: QTdrugs
@macrolideos_qt | @antimalaricos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | Bula FDA: hydroxychloroquine, seção 7
@antimalaricos_qt | @quinolonas | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | Bula FDA: hydroxychloroquine, seção 7
@antimalaricos_qt | amiodarona | severe | Prolongam o QT: risco de torsades de pointes. | Não associe sem ECG. | Bula FDA: hydroxychloroquine, seção 7
fluconazol | ondansetrona | moderate | Prolongam o QT. | Faça ECG no cardiopata. | CredibleMeds: QTdrugs
@azois | @sulfonilureias | severe | Hipoglicemia grave. | Meça a glicemia e reduza a sulfonilureia. | Bula FDA: fluconazole, seção 7
@azois_fortes | @ibps | moderate | Sem acidez, itraconazol e cetoconazol não são absorvidos. | Prefira solução oral ou outro antifúngico. | Bula FDA: itraconazole, seção 7
@azois_fortes | @corticoides | severe | Eleva o corticoide: síndrome de Cushing e supressão adrenal. | Reduza o corticoide ou escolha outro antifúngico. | Bula FDA: itraconazole, seção 7
@azois_fortes | tacrolimo | severe | Multiplica o imunossupressor: lesão renal. | Reduza e dose o nível. | Bula FDA: tacrolimus, seção 7
@macrolideos_cyp | tacrolimo | severe | Multiplica o imunossupressor: lesão renal. | Use azitromicina ou dose o nível. | Bula FDA: tacrolimus, seção 7
@macrolideos_cyp | ciclosporina | severe | Multiplica o imunossupressor: lesão renal. | Use azitromicina ou dose o nível. | Bula FDA: cyclosporine
sulfametoxazol | metotrexato | contraindicated | Pancitopenia grave, que pode ser fatal. | Escolha outro antibiótico. | Bula FDA: methotrexate, seção 7
metotrexato | @aines | severe | Eleva o metotrexato: mucosite e pancitopenia. | Evite; em dose baixa semanal, vigie hemograma e creatinina. | Bula FDA: methotrexate, seção 7
metotrexato | @ibps | moderate | Retarda a eliminação do metotrexato. | Em dose alta, suspenda o inibidor; em baixa, vigie. | Bula FDA: methotrexate, seção 7
metotrexato | amoxicilina | moderate | Reduz a eliminação renal do metotrexato. | Vigie hemograma e creatinina. | Bula FDA: methotrexate, seção 7
metotrexato | @valproatos | moderate | Reduz o valproato e soma hepatotoxicidade. | Vigie transaminases e nível. | Bula FDA: methotrexate, seção 7
alopurinol | azatioprina | contraindicated | Multiplica a azatioprina: aplasia de medula. | Não associe, ou reduza a azatioprina a um quarto com hemograma semanal. | Bula FDA: azathioprine, seção 7
alopurinol | mercaptopurina | contraindicated | Multiplica a mercaptopurina: aplasia de medula. | Não associe, ou reduza a um quarto. | Bula FDA: mercaptopurine, seção 7
alopurinol | @ieca | moderate | Reações de hipersensibilidade grave, pior na doença renal. | Oriente exantema e febre. | Bula ANVISA do alopurinol
alopurinol | amoxicilina | moderate | Aumenta o risco de exantema. | Oriente e suspenda se houver exantema. | Bula FDA: amoxicillin, seção 7
metronidazol | dissulfiram | contraindicated | Psicose aguda. | Espere 14 dias. | Bula FDA: metronidazole, seção 4
rifampicina | @contraceptivos | contraindicated | O anticoncepcional deixa de proteger. | Use DIU ou método de barreira durante e por 4 semanas. | Bula FDA: rifampin, seção 7
rifampicina | @corticoides | moderate | Reduz o corticoide à metade. | Ajuste a dose. | Bula FDA: rifampin, seção 7
@aminoglicosideos | furosemida | severe | Surdez e lesão renal. | Evite; vigie audição e creatinina. | Bula FDA: gentamicin
@aminoglicosideos | @aines | severe | Lesão renal. | Evite; vigie creatinina. | Bula FDA: gentamicin
nitrofurantoina | @antiacidos | moderate | O magnésio reduz a absorção. | Separe as tomadas. | Bula FDA: nitrofurantoin
ivermectina | varfarina | moderate | Há relatos de INR elevado. | Repita o INR em 1 semana. | Bula FDA: ivermectin
@antimalaricos_qt | citalopram | severe | Prolongam o QT: risco de torsades de pointes. | Prefira sertralina. | CredibleMeds: QTdrugs
@antimalaricos_qt | escitalopram | severe | Prolongam o QT: risco de torsades de pointes. | Prefira sertralina. | CredibleMeds: QTdrugs
@antimalaricos_qt | @antipsicoticos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Não associe sem ECG. | CredibleMeds: QTdrugs
@antimalaricos_qt | ondansetrona | moderate | Prolongam o QT. | Evite doses altas; faça ECG no cardiopata. | CredibleMeds: QTdrugs
colchicina | ciclosporina | severe | Eleva a colchicina: miopatia e aplasia de medula. | Reduza a colchicina conforme a bula. | Bula FDA: colchicine, seção 7
colchicina | ritonavir | contraindicated | Intoxicação por colchicina, que pode ser fatal. | Não associe; com rim e fígado normais, reduza conforme a bula. | Bula FDA: colchicine, seção 7
fluconazol | tacrolimo | severe | Multiplica o imunossupressor: lesão renal. | Reduza e dose o nível. | Bula FDA: tacrolimus, seção 7
@azois | ciclosporina | severe | Multiplicam o imunossupressor: lesão renal. | Reduza e dose o nível. | Bula FDA: cyclosporine
@indutores_fortes | tacrolimo | severe | Reduzem o imunossupressor: rejeição. | Evite ou dose o nível toda semana. | Bula FDA: tacrolimus, seção 7
@indutores_fortes | ciclosporina | severe | Reduzem o imunossupressor: rejeição. | Evite ou dose o nível toda semana. | Bula FDA: cyclosporine
ciclosporina | @poupadores | severe | Hiperpotassemia. | Não associe. | Bula FDA: cyclosporine
ciclosporina | orlistate | severe | Reduz a ciclosporina: rejeição. | Não associe, ou separe por 3 h e dose o nível. | Bula FDA: orlistat, seção 7
ciclosporina | dipirona | moderate | Pode reduzir a ciclosporina. | Dose o nível. | Bula ANVISA da dipirona
azatioprina | febuxostate | contraindicated | Multiplica a azatioprina: aplasia de medula. | Não associe. | Bula FDA: febuxostat, seção 4
mercaptopurina | febuxostate | contraindicated | Multiplica a mercaptopurina: aplasia de medula. | Não associe. | Bula FDA: febuxostat, seção 4
azatioprina | sulfametoxazol | moderate | Soma leucopenia. | Vigie o hemograma. | Bula FDA: azathioprine
metotrexato | dipirona | severe | Soma a toxicidade sobre o sangue, sobretudo em idosos. | Não associe; prefira paracetamol. | Bula ANVISA da dipirona
metotrexato | leflunomida | severe | Soma lesão do fígado e da medula. | Vigie transaminases e hemograma todo mês. | Bula FDA: leflunomide, seção 7
vancomicina | @aminoglicosideos | severe | Lesão renal e surdez. | Evite; dose os níveis e vigie a creatinina. | Bula FDA: vancomycin, seção 7
@retinoides | retinol | moderate | Por via oral, soma hipervitaminose A. | Suspenda o suplemento de vitamina A. | Bula FDA: isotretinoin, seção 7
isoniazida | paracetamol | moderate | Lesão do fígado. | Use a menor dose e o menor tempo. | Bula FDA: isoniazid
dolutegravir | @antiacidos | moderate | Impedem a absorção do dolutegravir. | Tome o dolutegravir 2 h antes ou 6 h depois. | Bula FDA: dolutegravir, seção 7
dolutegravir | @calcio | moderate | Em jejum, impede a absorção do dolutegravir. | Tome os dois com comida, ou o dolutegravir 2 h antes. | Bula FDA: dolutegravir, seção 7
dolutegravir | @ferro | moderate | Em jejum, impede a absorção do dolutegravir. | Tome os dois com comida, ou o dolutegravir 2 h antes. | Bula FDA: dolutegravir, seção 7
dolutegravir | @indutores_fortes | severe | Reduzem o dolutegravir: falha do tratamento. | Com rifampicina ou carbamazepina, 50 mg de 12 em 12 h; evite os outros. | Bula FDA: dolutegravir, seção 7
dolutegravir | metformina | moderate | Eleva a metformina. | Não passe de 1 g de metformina por dia ao iniciar. | Bula FDA: dolutegravir, seção 7
tenofovir | @aines | moderate | Lesão renal. | Evite dose alta ou uso prolongado; prefira paracetamol. | Bula FDA: tenofovir, seção 7
fluticasona | ritonavir | severe | Eleva o corticoide: síndrome de Cushing e supressão adrenal. | Prefira beclometasona. | Bula FDA: fluticasone, seção 7
budesonida | ritonavir | severe | Eleva o corticoide: síndrome de Cushing e supressão adrenal. | Prefira beclometasona. | Bula FDA: budesonide, seção 7
fluticasona | @azois_fortes | moderate | Eleva o corticoide inalado. | Em uso prolongado, prefira beclometasona. | Bula FDA: fluticasone, seção 7
budesonida | @azois_fortes | moderate | Eleva o corticoide inalado. | Em uso prolongado, prefira beclometasona. | Bula FDA: budesonide, seção 7
budesonida oral | @azois_fortes | severe | Multiplica a budesonida engolida: síndrome de Cushing e supressão adrenal. | Não associe; escolha outro antifúngico. | Bula FDA: budesonide, seção 7
budesonida oral | @macrolideos_cyp | severe | Multiplica a budesonida engolida: síndrome de Cushing e supressão adrenal. | Prefira azitromicina. | Bula FDA: budesonide, seção 7
salmeterol | @azois_fortes | severe | Eleva o salmeterol: taquicardia e QT longo. | Não associe; prefira formoterol. | Bula FDA: salmeterol, seção 7
salmeterol | ritonavir | severe | Eleva o salmeterol: taquicardia e QT longo. | Não associe; prefira formoterol. | Bula FDA: salmeterol, seção 7
`
