import { In } from 'typeorm';
import { TipoDocumento } from '../entities/documento.entity';
import { Formato } from '../entities/formato.entity';
import { TareaAccion, TareaTipo } from '../entities/tarea.entity';
import { CODIGOS_QUITADOS, versionAnterior } from '../testing/catalogos';
import { describeOnEmbedded } from '../testing/engines';
import { testApp } from '../testing/test-app';
import { cataloguesScript, completarCatalogos } from './catalogos-del-programa';
import { assertCodigosNecesarios, codigosNecesarios, codigosQueFaltan } from './codigos-necesarios';

const t = testApp();
const manager = () => t.application.dataSource.manager;

describeOnEmbedded('what an upgrade adds', () => {
  test('a database of an older version is not served, and has the rows after its upgrade; what the company changed or took out stays as it is', async () => {
    await versionAnterior(manager());
    expect(await codigosQueFaltan(manager())).toEqual(CODIGOS_QUITADOS);
    await expect(assertCodigosNecesarios(manager())).rejects.toThrow(CODIGOS_QUITADOS.join(', '));
    await completarCatalogos(manager());
    expect(await codigosQueFaltan(manager())).toEqual([]);
    await assertCodigosNecesarios(manager());
    const emitir = await manager().findOneByOrFail(TareaTipo, { codigo: 'EMITIR-ORDEN' });
    expect(emitir).toMatchObject({ role: 'Ejecutivo Adjudicaciones', activo: true });
    const acciones = await manager().find(TareaAccion, { where: { tipoId: emitir.id }, order: { orden: 'ASC' } });
    expect(acciones.map(({ nombre, cierre }) => `${nombre} ${cierre}`)).toEqual([
      'Orden emitida S',
      'Falta información del concesionario N',
      'No corresponde S',
    ]);
    expect((await manager().findBy(Formato, { bloque: 'garantia' })).map(({ estado }) => estado)).toContain('aprobado');
    expect(await manager().findOneByOrFail(TareaTipo, { codigo: 'REVISAR-CARPETA' })).toMatchObject({
      nombre: 'Revisar con calma',
      activo: false,
    });
    const papeles = await manager().findBy(TipoDocumento, { codigo: In(['cedula', 'papeleta']) });
    expect(papeles.map(({ codigo, obligatorio }) => [codigo, obligatorio])).toEqual([['cedula', false]]);
  });
});

test('the script for those who apply by hand brings a row for every code that the program asks for', () => {
  const script = cataloguesScript();
  for (const [table, { clave, codigos }] of Object.entries(codigosNecesarios)) {
    const statement = script.split('GO\n').find((text) => new RegExp(`INSERT INTO \\S*"${table}"`).test(text)) ?? '';
    for (const codigo of codigos) expect(statement).toMatch(new RegExp(`N?'${codigo}' AS "${clave}"`));
  }
});
