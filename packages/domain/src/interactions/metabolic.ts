/** Hormones, diabetes, gout and absorption. A row: one side | the other | severity | effect | what to do | source. */
export const metabolic = `
@contraceptivos | @indutores | severe | O anticoncepcional deixa de proteger. | Use DIU ou outro método não hormonal, ou troque o indutor. | Critérios de elegibilidade da OMS (2015)
@contraceptivos | @retinoides | moderate | Minipílula pode não bastar com retinoide, que causa malformações. | Use dois métodos, um deles combinado ou DIU. | Bula FDA: isotretinoin, seção 7
@contraceptivos | tirzepatida | moderate | Reduz a absorção da pílula no início e a cada aumento. | Acrescente método de barreira por 4 semanas. | Bula FDA: tirzepatide, seção 7
drospirenona | @poupadores | severe | Hiperpotassemia. | Meça o potássio no primeiro ciclo ou troque o progestagênio. | Bula FDA: drospirenone, seção 7
drospirenona | @ieca | moderate | Hiperpotassemia. | Meça o potássio no primeiro ciclo. | Bula FDA: drospirenone, seção 7
levotiroxina | @calcio | moderate | Impede a absorção da levotiroxina. | Separe as tomadas por 4 h. | Bula FDA: levothyroxine, seção 7
levotiroxina | @ferro | moderate | Impede a absorção da levotiroxina. | Separe as tomadas por 4 h. | Bula FDA: levothyroxine, seção 7
levotiroxina | @ibps | moderate | Reduz a absorção da levotiroxina. | Repita o TSH em 6 a 8 semanas. | Bula FDA: levothyroxine, seção 7
levotiroxina | sucralfato | moderate | Impede a absorção da levotiroxina. | Separe as tomadas por 4 h. | Bula FDA: levothyroxine, seção 7
levotiroxina | @indutores_fortes | moderate | Acelera a eliminação da levotiroxina. | Repita o TSH em 6 a 8 semanas. | Bula FDA: levothyroxine, seção 7
@sulfonilureias | @insulinas | moderate | Hipoglicemia. | Reduza ou suspenda a sulfonilureia e oriente medir a glicemia. | Bula FDA: glimepiride, seção 7
@sulfonilureias | sulfametoxazol | severe | Hipoglicemia grave, pior em idosos e na doença renal. | Prefira outro antibiótico ou meça a glicemia. | Bula FDA: glyburide
@sulfonilureias | @macrolideos_cyp | severe | Hipoglicemia grave. | Use azitromicina ou meça a glicemia. | Bula FDA: clarithromycin, seção 7
@sulfonilureias | @glp1 | moderate | Hipoglicemia. | Reduza a sulfonilureia ao iniciar. | Bula FDA: semaglutide, seção 7
@insulinas | @glp1 | moderate | Hipoglicemia. | Reduza a insulina ao iniciar e meça a glicemia. | Bula FDA: semaglutide, seção 7
@insulinas | pioglitazona | severe | Retenção de líquido e insuficiência cardíaca. | Evite em cardiopatas; vigie peso e edema. | Bula FDA: pioglitazone, seção 5
@glp1 | sitagliptina | moderate | Sem benefício somado e com mais efeitos. | Suspenda o inibidor da DPP-4. | ADA Standards of Care (2024)
@glp1 | vildagliptina | moderate | Sem benefício somado e com mais efeitos. | Suspenda o inibidor da DPP-4. | ADA Standards of Care (2024)
@glp1 | linagliptina | moderate | Sem benefício somado e com mais efeitos. | Suspenda o inibidor da DPP-4. | ADA Standards of Care (2024)
@gliflozinas | @diureticos | moderate | Desidratação e hipotensão. | Reduza o diurético e oriente em vômito ou febre. | Bula FDA: empagliflozin, seção 7
@gliflozinas | @insulinas | moderate | Hipoglicemia; reduzir demais a insulina causa cetoacidose. | Ajuste a insulina aos poucos. | Bula FDA: empagliflozin, seção 7
@corticoides | @insulinas | moderate | O corticoide eleva a glicemia. | Meça a glicemia e ajuste a insulina. | Bula FDA: prednisone, seção 7
@corticoides | @diureticos | moderate | Perda de potássio somada. | Meça o potássio em uso prolongado. | Bula FDA: prednisone, seção 7
@corticoides | @indutores_fortes | moderate | Reduz o efeito do corticoide. | Ajuste a dose do corticoide. | Bula FDA: prednisone, seção 7
@agonistas_beta | @simpaticomimeticos | moderate | Taquicardia e arritmia. | Evite doses repetidas; vigie a frequência. | Bula FDA: albuterol, seção 7
@simpaticomimeticos | @betabloqueadores_nao_seletivos | moderate | Elevação da pressão com bradicardia reflexa. | Evite descongestionante; use solução salina. | Bula FDA: pseudoephedrine
@simpaticomimeticos | @irsn | moderate | Eleva pressão e frequência. | Vigie a pressão. | Bula FDA: venlafaxine, seção 7
alendronato | @calcio | moderate | Impede a absorção do alendronato. | Tome o alendronato em jejum e o cálcio depois de 2 h. | Bula FDA: alendronate, seção 7
alendronato | @aines | moderate | Soma lesão do esôfago e do estômago. | Evite; prefira paracetamol. | Bula FDA: alendronate, seção 7
risedronato | @calcio | moderate | Impede a absorção do risedronato. | Separe as tomadas por 2 h. | Bula FDA: risedronate, seção 7
@ferro | @antiacidos | moderate | Reduz a absorção do ferro. | Separe as tomadas por 2 h. | Bula ANVISA do sulfato ferroso
@ferro | @ibps | moderate | Reduz a absorção do ferro. | Reavalie a ferritina; considere outra forma de ferro. | Bula FDA: omeprazole, seção 7
tacrolimo | @aines | severe | Lesão renal. | Não associe. | Bula FDA: tacrolimus, seção 7
tacrolimo | @potassio | severe | Hiperpotassemia. | Não associe sem potássio baixo documentado. | Bula FDA: tacrolimus, seção 7
ciclosporina | @aines | severe | Lesão renal. | Não associe. | Bula FDA: cyclosporine
misoprostol | @antiacidos | moderate | Antiácido com magnésio piora a diarreia. | Prefira antiácido sem magnésio. | Bula FDA: misoprostol
@anticolinergicos | @triciclicos | severe | Confusão, retenção urinária e íleo, sobretudo em idosos. | Evite em idosos; reduza doses. | Critérios de Beers (AGS 2023)
@anticolinergicos | clozapina | severe | Íleo paralítico, que pode ser fatal. | Evite; oriente o intestino. | Bula FDA: clozapine, seção 5
@contraceptivos | griseofulvina | severe | O anticoncepcional deixa de proteger. | Use método não hormonal durante e por 4 semanas. | Bula FDA: griseofulvin
@contraceptivos | efavirenz | severe | Implante e pílula protegem menos. | Use DIU ou acrescente preservativo. | Critérios de elegibilidade da OMS (2015)
@contraceptivos | ritonavir | moderate | Reduz o etinilestradiol. | Acrescente método de barreira. | Bula FDA: ritonavir, seção 7
ulipristal | @indutores_fortes | severe | A pílula do dia seguinte deixa de proteger. | Prefira DIU de cobre. | Bula FDA: ulipristal, seção 7
gliclazida | miconazol | contraindicated | Hipoglicemia grave, também com o gel oral. | Não associe. | Bula ANVISA da gliclazida
repaglinida | genfibrozila | contraindicated | Multiplica a repaglinida: hipoglicemia grave. | Não associe. | Bula FDA: repaglinide, seção 4
repaglinida | clopidogrel | severe | Eleva a repaglinida: hipoglicemia. | Evite; escolha outro hipoglicemiante. | Bula FDA: repaglinide, seção 7
pioglitazona | genfibrozila | moderate | Eleva a pioglitazona. | Não passe de 15 mg por dia. | Bula FDA: pioglitazone, seção 7
orlistate | levotiroxina | moderate | Reduz a absorção da levotiroxina. | Separe as tomadas por 4 h e repita o TSH. | Bula FDA: orlistat, seção 7
desmopressina | @isrs | moderate | Hiponatremia. | Restrinja a água à noite e meça o sódio. | Bula ANVISA da desmopressina
desmopressina | @triciclicos | moderate | Hiponatremia. | Restrinja a água à noite e meça o sódio. | Bula ANVISA da desmopressina
desmopressina | @aines | moderate | Retenção de água e hiponatremia. | Evite; meça o sódio. | Bula ANVISA da desmopressina
desmopressina | @tiazidicos | moderate | Hiponatremia. | Evite; meça o sódio. | Bula ANVISA da desmopressina
`
