-- What the owner writes, in other languages than the shop's first: {"es": {"name": "…"}}.
ALTER TABLE store_settings ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE meetup_zones ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE payment_instructions ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE print_zones ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE size_tiers ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
-- Sizes are names that stock, zones and carts refer to: [{"size": "One size", "translations": {…}}].
ALTER TABLE garment_kinds
  ADD COLUMN translations jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN size_translations jsonb NOT NULL DEFAULT '[]';

-- Pages translated these names of new shops when they were shown. Shops that have them keep the words.
CREATE TEMPORARY TABLE default_names (name text PRIMARY KEY, words jsonb) ON COMMIT DROP;
INSERT INTO default_names VALUES
  ($q$Your artwork, pressed to last.$q$, $q${"es": "Tu diseño, estampado para durar.", "pt-BR": "Sua arte, estampada para durar.", "fr": "Vos visuels, imprimés pour durer.", "id": "Gambar Anda, dicetak tahan lama."}$q$),
  ($q$Email$q$, $q${"es": "Correo", "pt-BR": "E-mail", "fr": "E-mail", "id": "Email"}$q$),
  ($q$E-mail$q$, $q${"es": "Correo", "pt-BR": "E-mail", "fr": "E-mail", "id": "Email"}$q$),
  ($q$Mon–Sat 9:00–18:00$q$, $q${"es": "Lun–sáb 9:00–18:00", "pt-BR": "Seg–sáb 9:00–18:00", "fr": "Lun–sam 9 h–18 h", "id": "Sen–Sab 09.00–18.00"}$q$),
  ($q$Pick up at the studio$q$, $q${"es": "Recoger en el taller", "pt-BR": "Retirada no ateliê", "fr": "Retrait à l’atelier", "id": "Ambil di studio"}$q$),
  ($q$Meet-up point$q$, $q${"es": "Punto de encuentro", "pt-BR": "Ponto de encontro", "fr": "Point de rendez-vous", "id": "Titik temu"}$q$),
  ($q$Home delivery$q$, $q${"es": "Entrega a domicilio", "pt-BR": "Entrega em casa", "fr": "Livraison à domicile", "id": "Antar ke alamat"}$q$),
  ($q$San Salvador, historic centre$q$, $q${"es": "San Salvador, centro histórico", "pt-BR": "San Salvador, centro histórico", "fr": "San Salvador, centre historique", "id": "San Salvador, kota lama"}$q$),
  ($q$In front of the National Theatre$q$, $q${"es": "Frente al Teatro Nacional", "pt-BR": "Em frente ao Teatro Nacional", "fr": "Devant le Théâtre national", "id": "Di depan Teater Nasional"}$q$),
  ($q$Clock tower$q$, $q${"es": "Torre del reloj", "pt-BR": "Torre do relógio", "fr": "Tour de l’horloge", "id": "Menara jam"}$q$),
  ($q$Main entrance, by the fountain$q$, $q${"es": "Entrada principal, junto a la fuente", "pt-BR": "Entrada principal, ao lado da fonte", "fr": "Entrée principale, près de la fontaine", "id": "Pintu masuk utama, dekat air mancur"}$q$),
  ($q$Bank transfer$q$, $q${"es": "Transferencia bancaria", "pt-BR": "Transferência bancária", "fr": "Virement bancaire", "id": "Transfer bank"}$q$),
  ($q$Transfer the exact total and send us the transaction number or a photo of the receipt.$q$, $q${"es": "Transfiere el total exacto y envíanos el número de transacción o una foto del comprobante.", "pt-BR": "Transfira o valor exato do total e envie o número da transação ou uma foto do comprovante.", "fr": "Virez le montant exact et envoyez-nous le numéro d’opération ou une photo du justificatif.", "id": "Transfer sesuai total, lalu kirim nomor transaksi atau foto bukti pembayarannya."}$q$),
  ($q$The transaction number on your receipt$q$, $q${"es": "El número de transacción del comprobante", "pt-BR": "O número da transação que está no comprovante", "fr": "Le numéro d’opération du justificatif", "id": "Nomor transaksi di bukti pembayaran"}$q$),
  ($q$Transfer the exact total and send us the number on the slip, or a picture of it.$q$, $q${"es": "Transfiere el total exacto y envíanos el número del comprobante o una foto.", "pt-BR": "Transfira o valor exato do total e envie o número do comprovante ou uma foto dele.", "fr": "Virez le montant exact et envoyez-nous le numéro du bordereau ou sa photo.", "id": "Transfer sesuai total, lalu kirim nomor di bukti transfer atau fotonya."}$q$),
  ($q$The transaction number on your slip$q$, $q${"es": "El número de transacción del comprobante", "pt-BR": "O número da transação que está no comprovante", "fr": "Le numéro d’opération du bordereau", "id": "Nomor transaksi di bukti transfer"}$q$),
  ($q$Mobile wallet$q$, $q${"es": "Billetera móvil", "pt-BR": "Carteira digital", "fr": "Paiement mobile", "id": "E-wallet"}$q$),
  ($q$Send the total from your wallet app and upload a screenshot of the confirmation.$q$, $q${"es": "Envía el total desde tu billetera y sube una captura de la confirmación.", "pt-BR": "Pague o total pelo aplicativo da carteira e envie um print da confirmação.", "fr": "Envoyez le total depuis votre appli de paiement et ajoutez une capture de la confirmation.", "id": "Kirim sesuai total dari aplikasi e-wallet Anda, lalu unggah screenshot konfirmasinya."}$q$),
  ($q$The confirmation code$q$, $q${"es": "El código de confirmación", "pt-BR": "O código de confirmação", "fr": "Le code de confirmation", "id": "Kode konfirmasi"}$q$),
  ($q$Cash at the studio$q$, $q${"es": "Efectivo en el taller", "pt-BR": "Dinheiro no ateliê", "fr": "Espèces à l’atelier", "id": "Tunai di studio"}$q$),
  ($q$Pay at the studio; we start printing once you have.$q$, $q${"es": "Paga en el taller; empezamos a imprimir en cuanto lo hagas.", "pt-BR": "Pague no ateliê; começamos a imprimir em seguida.", "fr": "Payez à l’atelier : nous imprimons dès que c’est réglé.", "id": "Bayar di studio; kami mulai mencetak setelah Anda membayar."}$q$),
  ($q$Pay at the studio within three days; we start printing once you have.$q$, $q${"es": "Paga en el taller dentro de tres días; empezamos a imprimir en cuanto lo hagas.", "pt-BR": "Pague no ateliê em até três dias; começamos a imprimir em seguida.", "fr": "Payez à l’atelier sous trois jours : nous imprimons dès que c’est réglé.", "id": "Bayar di studio dalam tiga hari; kami mulai mencetak setelah Anda membayar."}$q$),
  ($q$Classic tee$q$, $q${"es": "Camiseta clásica", "pt-BR": "Camiseta clássica", "fr": "T-shirt classique", "id": "Kaus klasik"}$q$),
  ($q$Ring-spun cotton, 180 g/m². The one that everybody wears.$q$, $q${"es": "Algodón peinado, 180 g/m². La que todo el mundo usa.", "pt-BR": "Algodão penteado, 180 g/m². A que todo mundo usa.", "fr": "Coton ring-spun, 180 g/m². Celui que tout le monde porte.", "id": "Katun ring-spun, 180 g/m². Kaus andalan semua orang."}$q$),
  ($q$Long sleeve$q$, $q${"es": "Manga larga", "pt-BR": "Manga longa", "fr": "T-shirt manches longues", "id": "Kaus lengan panjang"}$q$),
  ($q$Soft cotton with ribbed cuffs, 190 g/m².$q$, $q${"es": "Algodón suave con puños acanalados, 190 g/m².", "pt-BR": "Algodão macio com punhos de ribana, 190 g/m².", "fr": "Coton doux, poignets en bord-côte, 190 g/m².", "id": "Katun lembut dengan manset rib, 190 g/m²."}$q$),
  ($q$Pullover hoodie$q$, $q${"es": "Sudadera con capucha", "pt-BR": "Moletom canguru", "fr": "Sweat à capuche", "id": "Hoodie jumper"}$q$),
  ($q$Brushed cotton and polyester, 320 g/m², with a lined hood.$q$, $q${"es": "Algodón y poliéster afelpados, 320 g/m², con capucha forrada.", "pt-BR": "Algodão e poliéster flanelados, 320 g/m², com capuz forrado.", "fr": "Coton et polyester grattés, 320 g/m², capuche doublée.", "id": "Fleece katun dan poliester, 320 g/m², dengan tudung berlapis."}$q$),
  ($q$Canvas tote$q$, $q${"es": "Bolsa de lona", "pt-BR": "Ecobag de lona", "fr": "Tote bag en toile", "id": "Tote bag kanvas"}$q$),
  ($q$Heavy cotton canvas, 38 × 42 cm, long handles.$q$, $q${"es": "Lona gruesa de algodón, 38 × 42 cm, asas largas.", "pt-BR": "Lona grossa de algodão, 38 × 42 cm, alças longas.", "fr": "Toile de coton épaisse, 38 × 42 cm, anses longues.", "id": "Kanvas katun tebal, 38 × 42 cm, tali panjang."}$q$),
  ($q$Piqué polo$q$, $q${"es": "Polo de piqué", "pt-BR": "Polo de piquê", "fr": "Polo en piqué", "id": "Polo piqué"}$q$),
  ($q$Piqué cotton, 200 g/m², with a flat knitted collar and three buttons.$q$, $q${"es": "Algodón piqué, 200 g/m², con cuello tejido y tres botones.", "pt-BR": "Algodão piquê, 200 g/m², com gola de malha e três botões.", "fr": "Coton piqué, 200 g/m², avec col en maille et trois boutons.", "id": "Katun piqué, 200 g/m², dengan kerah rajut dan tiga kancing."}$q$),
  ($q$Six-panel cap$q$, $q${"es": "Gorra de seis paneles", "pt-BR": "Boné de seis gomos", "fr": "Casquette six panneaux", "id": "Topi enam panel"}$q$),
  ($q$Brushed cotton twill, curved peak, adjustable at the back.$q$, $q${"es": "Gabardina de algodón cepillada, visera curva, ajustable atrás.", "pt-BR": "Sarja de algodão escovada, aba curva, ajustável atrás.", "fr": "Sergé de coton brossé, visière incurvée, réglable à l’arrière.", "id": "Katun twill halus, lidah topi melengkung, bisa disetel di belakang."}$q$),
  ($q$Tank top$q$, $q${"es": "Camiseta sin mangas", "pt-BR": "Regata", "fr": "Débardeur", "id": "Kaus singlet"}$q$),
  ($q$Ring-spun cotton, 150 g/m², with bound neck and armholes.$q$, $q${"es": "Algodón peinado, 150 g/m², con cuello y sisas ribeteados.", "pt-BR": "Algodão penteado, 150 g/m², com viés na gola e nas cavas.", "fr": "Coton peigné, 150 g/m², encolure et emmanchures bordées.", "id": "Katun combed, 150 g/m², dengan lis di leher dan lubang lengan."}$q$),
  ($q$Crewneck sweatshirt$q$, $q${"es": "Sudadera sin capucha", "pt-BR": "Moletom gola redonda", "fr": "Sweat col rond", "id": "Sweater crewneck"}$q$),
  ($q$Brushed cotton and polyester, 280 g/m², ribbed at neck, cuffs and waist.$q$, $q${"es": "Algodón y poliéster afelpados, 280 g/m², con canalé en cuello, puños y cintura.", "pt-BR": "Algodão e poliéster flanelados, 280 g/m², com ribana na gola, nos punhos e na barra.", "fr": "Coton et polyester grattés, 280 g/m², bords-côtes au col, aux poignets et à la taille.", "id": "Katun dan poliester berbulu halus, 280 g/m², dengan rib di leher, manset, dan pinggang."}$q$),
  ($q$Bib apron$q$, $q${"es": "Delantal con peto", "pt-BR": "Avental com peitilho", "fr": "Tablier à bavette", "id": "Celemek dada"}$q$),
  ($q$Cotton twill, 240 g/m², 70 × 85 cm, with an adjustable neck strap and a divided pocket.$q$, $q${"es": "Gabardina de algodón, 240 g/m², 70 × 85 cm, con tira de cuello ajustable y bolsillo doble.", "pt-BR": "Sarja de algodão, 240 g/m², 70 × 85 cm, com alça de pescoço ajustável e bolso dividido.", "fr": "Sergé de coton, 240 g/m², 70 × 85 cm, avec tour de cou réglable et poche divisée.", "id": "Katun twill, 240 g/m², 70 × 85 cm, dengan tali leher yang bisa disetel dan saku terbagi dua."}$q$),
  ($q$Youth tee$q$, $q${"es": "Camiseta infantil", "pt-BR": "Camiseta infantil", "fr": "T-shirt enfant", "id": "Kaus anak"}$q$),
  ($q$Ring-spun cotton, 160 g/m², for ages 6 to 14.$q$, $q${"es": "Algodón peinado, 160 g/m², para 6 a 14 años.", "pt-BR": "Algodão penteado, 160 g/m², para 6 a 14 anos.", "fr": "Coton peigné, 160 g/m², de 6 à 14 ans.", "id": "Katun combed, 160 g/m², untuk usia 6 sampai 14 tahun."}$q$),
  ($q$One size$q$, $q${"es": "Talla única", "pt-BR": "Tamanho único", "fr": "Taille unique", "id": "All size"}$q$),
  ($q$Black$q$, $q${"es": "Negro", "pt-BR": "Preto", "fr": "Noir", "id": "Hitam"}$q$),
  ($q$White$q$, $q${"es": "Blanco", "pt-BR": "Branco", "fr": "Blanc", "id": "Putih"}$q$),
  ($q$Navy$q$, $q${"es": "Azul marino", "pt-BR": "Azul-marinho", "fr": "Bleu marine", "id": "Biru dongker"}$q$),
  ($q$Heather grey$q$, $q${"es": "Gris jaspeado", "pt-BR": "Cinza mescla", "fr": "Gris chiné", "id": "Abu misty"}$q$),
  ($q$Sand$q$, $q${"es": "Arena", "pt-BR": "Areia", "fr": "Sable", "id": "Krem pasir"}$q$),
  ($q$Forest$q$, $q${"es": "Verde bosque", "pt-BR": "Verde-floresta", "fr": "Vert forêt", "id": "Hijau botol"}$q$),
  ($q$Brick red$q$, $q${"es": "Rojo ladrillo", "pt-BR": "Vermelho-tijolo", "fr": "Rouge brique", "id": "Merah bata"}$q$),
  ($q$Sky$q$, $q${"es": "Celeste", "pt-BR": "Azul-céu", "fr": "Bleu ciel", "id": "Biru langit"}$q$),
  ($q$Natural$q$, $q${"es": "Crudo", "pt-BR": "Cru", "fr": "Écru", "id": "Natural"}$q$),
  ($q$Full front$q$, $q${"es": "Frente completo", "pt-BR": "Frente inteira", "fr": "Devant, pleine surface", "id": "Depan penuh"}$q$),
  ($q$Hoodie front$q$, $q${"es": "Frente de la sudadera", "pt-BR": "Frente do moletom", "fr": "Devant du sweat", "id": "Depan hoodie"}$q$),
  ($q$Full back$q$, $q${"es": "Espalda completa", "pt-BR": "Costas inteiras", "fr": "Dos, pleine surface", "id": "Belakang penuh"}$q$),
  ($q$Left chest$q$, $q${"es": "Pecho izquierdo", "pt-BR": "Peito esquerdo", "fr": "Cœur", "id": "Dada kiri"}$q$),
  ($q$Right chest$q$, $q${"es": "Pecho derecho", "pt-BR": "Peito direito", "fr": "Poitrine droite", "id": "Dada kanan"}$q$),
  ($q$Left sleeve$q$, $q${"es": "Manga izquierda", "pt-BR": "Manga esquerda", "fr": "Manche gauche", "id": "Lengan kiri"}$q$),
  ($q$Right sleeve$q$, $q${"es": "Manga derecha", "pt-BR": "Manga direita", "fr": "Manche droite", "id": "Lengan kanan"}$q$),
  ($q$Neck label$q$, $q${"es": "Etiqueta de cuello", "pt-BR": "Etiqueta da gola", "fr": "Étiquette de col", "id": "Label leher"}$q$),
  ($q$Tank front$q$, $q${"es": "Frente de la camiseta sin mangas", "pt-BR": "Frente da regata", "fr": "Devant du débardeur", "id": "Depan singlet"}$q$),
  ($q$Cap front$q$, $q${"es": "Frente de la gorra", "pt-BR": "Frente do boné", "fr": "Devant de la casquette", "id": "Depan topi"}$q$),
  ($q$Cap back$q$, $q${"es": "Parte trasera de la gorra", "pt-BR": "Parte de trás do boné", "fr": "Arrière de la casquette", "id": "Belakang topi"}$q$),
  ($q$Apron bib$q$, $q${"es": "Peto del delantal", "pt-BR": "Peitilho do avental", "fr": "Bavette du tablier", "id": "Dada celemek"}$q$),
  ($q$Youth front$q$, $q${"es": "Frente infantil", "pt-BR": "Frente infantil", "fr": "Devant enfant", "id": "Depan anak"}$q$),
  ($q$Youth back$q$, $q${"es": "Espalda infantil", "pt-BR": "Costas infantil", "fr": "Dos enfant", "id": "Belakang anak"}$q$),
  ($q$Youth left chest$q$, $q${"es": "Pecho izquierdo infantil", "pt-BR": "Peito esquerdo infantil", "fr": "Poitrine gauche enfant", "id": "Dada kiri anak"}$q$),
  ($q$Label, up to 70 × 40 mm$q$, $q${"es": "Etiqueta, hasta 70 × 40 mm", "pt-BR": "Etiqueta, até 70 × 40 mm", "fr": "Étiquette, jusqu’à 70 × 40 mm", "id": "Label, maks. 70 × 40 mm"}$q$),
  ($q$Small, up to 102 × 102 mm$q$, $q${"es": "Pequeño, hasta 102 × 102 mm", "pt-BR": "Pequena, até 102 × 102 mm", "fr": "Petit, jusqu’à 102 × 102 mm", "id": "Kecil, maks. 102 × 102 mm"}$q$),
  ($q$Medium, up to 203 × 203 mm$q$, $q${"es": "Mediano, hasta 203 × 203 mm", "pt-BR": "Média, até 203 × 203 mm", "fr": "Moyen, jusqu’à 203 × 203 mm", "id": "Sedang, maks. 203 × 203 mm"}$q$),
  ($q$Large, up to 254 × 305 mm$q$, $q${"es": "Grande, hasta 254 × 305 mm", "pt-BR": "Grande, até 254 × 305 mm", "fr": "Grand, jusqu’à 254 × 305 mm", "id": "Besar, maks. 254 × 305 mm"}$q$),
  ($q$Full, up to 305 × 381 mm$q$, $q${"es": "Completo, hasta 305 × 381 mm", "pt-BR": "Inteira, até 305 × 381 mm", "fr": "Pleine surface, jusqu’à 305 × 381 mm", "id": "Penuh, maks. 305 × 381 mm"}$q$),
  ($q$Heavyweight tee$q$, $q${"es": "Camiseta pesada", "pt-BR": "Camiseta pesada", "fr": "T-shirt épais", "id": "Kaos tebal"}$q$),
  ($q$Boxy fit in dense cotton, 280 g/m², with dropped shoulders and a thick ribbed collar.$q$, $q${"es": "Corte recto en algodón denso, 280 g/m², de hombros caídos y cuello acanalado grueso.", "pt-BR": "Modelagem reta em algodão encorpado, 280 g/m², com ombros caídos e gola canelada grossa.", "fr": "Coupe droite en coton dense, 280 g/m², épaules tombantes et col côtelé épais.", "id": "Potongan kotak dari katun padat, 280 g/m², bahu turun dan kerah rib tebal."}$q$),
  ($q$Marigold$q$, $q${"es": "Mostaza", "pt-BR": "Mostarda", "fr": "Moutarde", "id": "Kuning mustar"}$q$),
  ($q$Heavyweight front$q$, $q${"es": "Frente de camiseta pesada", "pt-BR": "Frente da camiseta pesada", "fr": "Devant du t-shirt épais", "id": "Depan kaos tebal"}$q$),
  ($q$Heavyweight left chest$q$, $q${"es": "Pecho izquierdo de camiseta pesada", "pt-BR": "Peito esquerdo da camiseta pesada", "fr": "Poitrine gauche du t-shirt épais", "id": "Dada kiri kaos tebal"}$q$),
  ($q$Heavyweight back$q$, $q${"es": "Espalda de camiseta pesada", "pt-BR": "Costas da camiseta pesada", "fr": "Dos du t-shirt épais", "id": "Belakang kaos tebal"}$q$);

-- Of pairs such as {"name": "Full front"}, by language.
CREATE FUNCTION pg_temp.translations_of(texts jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(locale, own), '{}') FROM (
    SELECT word.key AS locale, jsonb_object_agg(text.key, word.value) AS own
    FROM jsonb_each_text(texts) AS text
    JOIN default_names ON name = text.value
    CROSS JOIN jsonb_each(words) AS word
    GROUP BY word.key) AS by_locale
$$;
-- Those that are there already win.
CREATE FUNCTION pg_temp.with_translations(texts jsonb, present jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(locale, coalesce(own -> locale, '{}') || coalesce(present -> locale, '{}')), '{}')
  FROM (SELECT pg_temp.translations_of(texts) AS own) AS made,
    LATERAL (SELECT jsonb_object_keys(own) UNION SELECT jsonb_object_keys(present)) AS languages(locale)
$$;
CREATE FUNCTION pg_temp.translated_list(list jsonb, fields text[]) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(one || jsonb_build_object('translations', pg_temp.translations_of(
    (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(one) WHERE key = ANY (fields)))) ORDER BY place), '[]')
  FROM jsonb_array_elements(list) WITH ORDINALITY AS listed(one, place)
$$;

UPDATE store_settings SET
  translations = pg_temp.translations_of(jsonb_build_object('tagline', tagline)),
  support_channels = pg_temp.translated_list(support_channels, '{label,hours}'),
  fulfilment_methods = pg_temp.translated_list(fulfilment_methods, '{label}'),
  delivery_areas = pg_temp.translated_list(delivery_areas, '{name}');
UPDATE meetup_zones SET translations = pg_temp.translations_of(
  jsonb_build_object('name', name, 'area', area, 'landmark', landmark));
UPDATE payment_instructions SET translations = pg_temp.translations_of(
  jsonb_build_object('label', label, 'instructions', instructions, 'referenceHint', reference_hint));
UPDATE print_zones SET translations = pg_temp.translations_of(jsonb_build_object('name', name));
UPDATE size_tiers SET translations = pg_temp.translations_of(jsonb_build_object('label', label));
UPDATE garment_kinds AS k SET size_translations = coalesce((
  SELECT jsonb_agg(jsonb_build_object('size', size, 'translations', pg_temp.translations_of(jsonb_build_object('name', size))))
  FROM (
    SELECT DISTINCT v.size FROM variants AS v JOIN garments AS g ON g.id = v.garment_id
    JOIN default_names AS d ON d.name = v.size WHERE g.kind = k.id) AS sizes), '[]');
UPDATE garments AS g SET
  translations = pg_temp.with_translations(
    jsonb_build_object('name', name, 'description', description), translations),
  colour_translations = colour_translations || coalesce((
    SELECT jsonb_agg(
      jsonb_build_object('colour', colour, 'translations', pg_temp.translations_of(jsonb_build_object('name', colour)))
      ORDER BY colour)
    FROM (
      SELECT DISTINCT v.colour FROM variants AS v JOIN default_names AS d ON d.name = v.colour
      WHERE v.garment_id = g.id
        AND NOT EXISTS (
          SELECT FROM jsonb_array_elements(g.colour_translations) AS own WHERE own ->> 'colour' = v.colour)) AS colours), '[]');

-- The label may be in another language by now.
UPDATE examples SET content = jsonb_build_object('fulfilment_methods', (
  SELECT jsonb_agg(method - 'label') FROM jsonb_array_elements(content -> 'fulfilment_methods') AS method))
WHERE kind = 'store' AND id = 'delivery_fee';

DROP FUNCTION pg_temp.translated_list(jsonb, text[]);
DROP FUNCTION pg_temp.with_translations(jsonb, jsonb);
DROP FUNCTION pg_temp.translations_of(jsonb);
