import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { Certifier, signed } from '../testing/certification';
import { needsOfPoppler, Poppler, withPoppler } from '../testing/poppler';
import { readTrust } from './certificates';
import { checkSignatures } from './check';

const ANA = { nombre: 'ANA LOOR', cedula: '1712345675' };
const LUIS = { nombre: 'LUIS MERA', cedula: '0912345678' };

withPoppler(
  `signed by two programs in either order, each verified by the other; an altered file by neither${needsOfPoppler}`,
  async () => {
    const document = await PDFDocument.create();
    document.addPage([595, 842]).drawText('Pagaré');
    const entidad = await Certifier.create('Entidad de Prueba');
    const ana = await entidad.issue(ANA);
    const luis = Poppler.create(LUIS, 'Otra Entidad');
    const raices = mkdtempSync(join(tmpdir(), 'raices-'));
    writeFileSync(join(raices, 'otra.pem'), luis.pem);
    writeFileSync(join(raices, 'prueba.pem'), entidad.pem);
    const now = new Date();
    for (const useObjectStreams of [true, false]) {
      const pdf = Buffer.from(await document.save({ useObjectStreams }));
      const papel = { emitido: { longitud: pdf.length, sha256: hash('sha256', pdf) }, emitidoEn: now, anterior: null };
      const check = async (bytes: Buffer) =>
        checkSignatures(bytes, papel, { trust: await readTrust(raices), ask: null, now });
      const on = now.toISOString();
      const primeroLuis = await signed(luis.sign(pdf), ana, { on });
      const primeroAna = luis.sign(await signed(pdf, ana, { on }));
      const nombres = async (bytes: Buffer) => (await check(bytes)).map(({ nombre, raiz }) => [nombre, raiz]);
      const [deLuis, deAna] = [
        ['LUIS MERA', 'Otra Entidad'],
        ['ANA LOOR', 'Entidad de Prueba'],
      ];
      expect(await nombres(primeroLuis)).toEqual([deLuis, deAna]);
      expect(await nombres(primeroAna)).toEqual([deAna, deLuis]);
      for (const bytes of [primeroLuis, primeroAna]) {
        expect(luis.verify(bytes).match(/Signature is Valid/g)).toHaveLength(2);
        const altered = Buffer.from(bytes);
        altered[bytes.lastIndexOf('/Annots') + 1] = 'a'.charCodeAt(0);
        expect(luis.verify(altered)).not.toMatch(/Total document signed\s+- Signature Validation: Signature is Valid/);
        await expect(check(altered)).rejects.toMatchObject({ motivo: expect.any(String) });
      }
    }
    luis.remove();
    rmSync(raices, { recursive: true });
  },
);
