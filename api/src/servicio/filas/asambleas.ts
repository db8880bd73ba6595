import { ASA } from '@adjudica/domain';
import type { Api } from '../api';
import { asamblea, claveDeArchivo, esRechazo } from '../busca';
import { type Cuerpo, comoFecha, comoNumero, conNombres, conSupuestos } from '../cuerpo';
import { abre, actua, type Fila, json, lee, lista, pasa, ruta } from '../fila';
import type { JsonObject } from '../json-object';
import { exigeEncabezado, marcasDe } from '../marcas';

const conSusNombres = conNombres('asamblea', 'Hora GRUPO_ASAMBLEA');
/** As specified: 'C' is closed, blank is open. */
const comoAsamblea = (fila: JsonObject) => ({
  ...conSusNombres(fila),
  estado: fila['estado'] === 'Cerrada' ? 'C' : '',
});
const comoParticipante = conNombres('participante', 'IdCodigo cuotaVencida tipo_adj');

const PRODUCTO = ['cod_Producto', 'codigoProducto', 'Producto'] as const;
const GRUPO = ['Grupo_ref', 'codigoReferencia', 'Grupo'] as const;
const NUMERO = ['num_Asamblea', 'numeroAsamblea', 'Asamblea'] as const;

const DE_ASAMBLEA = [...PRODUCTO, ...GRUPO, ...NUMERO, 'codigoEmpresa'].join(' ');
const LOCALIDAD = '002';

/** The assembly that a body names by product, group and number. */
const deCuerpo = (api: Api, cuerpo: Cuerpo) =>
  asamblea(api, {
    producto: cuerpo.texto(...PRODUCTO),
    grupo: cuerpo.exige(...GRUPO),
    numero: cuerpo.numero(...NUMERO),
  });

const deHoja = (api: Api, cuerpo: Cuerpo) =>
  deCuerpo(api, cuerpo.valor('acta') === undefined ? cuerpo : cuerpo.parte('acta'));

/** Part 2 §7.2 and the assemblies of part 1 §7. */
export const asambleas: readonly Fila[] = [
  lee('POST AsambleaporGrupo', '', ({ cuerpo }) => {
    const [producto, grupo, fecha] = [cuerpo.texto(...PRODUCTO), cuerpo.texto(...GRUPO), cuerpo.texto('fecha')];
    const filtro = {
      ...(producto === '' ? {} : { producto }),
      ...(grupo === '' ? {} : { grupo }),
      ...(fecha === '' ? {} : { fecha: comoFecha(fecha, 'fecha') }),
    };
    // an imported closed assembly may have no minutes
    if (cuerpo.siNo('asignado'))
      return lista('acta', { filtro }, (fila) => (fila['acta'] === ASA.sinActa ? undefined : comoAsamblea(fila)));
    return lista('asamblea', { filtro }, comoAsamblea);
  }),
  lee('POST Participante/listar', '', async ({ cuerpo, api }) => {
    const { id } = await deCuerpo(api, cuerpo);
    return lista('participante', { filtro: { asamblea: id } }, comoParticipante);
  }),
  actua('POST CreaAsamblea', '', async ({ cuerpo, api }) => {
    const nueva = {
      ...cuerpo.traduce(['asamblea'], { sin: ['codigoEmpresa'] }),
      fecha: cuerpo.fecha('fecha'),
      ...(cuerpo.texto('numeroAsamblea') === '' ? {} : { numeroAsamblea: cuerpo.numero('numeroAsamblea') }),
    };
    try {
      return json([{ resultado: 1, ...(await api.actua('POST', '/asamblea', nueva)) }]);
    } catch (error) {
      // as specified: 1 is created, anything else exists already
      if (esRechazo(error, 'asamblea-duplicada')) return json([{ resultado: 0 }]);
      throw error;
    }
  }),
  actua(
    'POST Participante/AgregarActa',
    '',
    async ({ cuerpo, api }) => {
      const { id, numeroAsamblea } = (await deCuerpo(api, cuerpo)) as { id: number; numeroAsamblea: number };
      cuerpo.opcion([LOCALIDAD], 'Localidad');
      exigeEncabezado(cuerpo, numeroAsamblea);
      const { versionParticipantes } = await api.lee(ruta`/asamblea/${id}`);
      const marcas = await marcasDe(api, cuerpo, { id, numeroAsamblea });
      const { valores, supuesto } = conSupuestos(cuerpo, { confirmaFechaFutura: true });
      const motivoSorteo = cuerpo.texto('motivoSorteo');
      const acta = await api.actua('POST', ruta`/asamblea/${id}/generar-acta`, {
        versionParticipantes,
        ...valores,
        ...(motivoSorteo === '' ? {} : { motivoSorteo }),
        ...(marcas.length === 0 ? {} : { marcas }),
      });
      return json({ key: claveDeArchivo(ruta`/acta/${id}/archivo`), ...acta, ...supuesto });
    },
    {
      campos: `${DE_ASAMBLEA} Localidad Cabecera PiePagina Texto participantes confirmaFechaFutura motivoSorteo`,
    },
  ),
  actua('POST Participante/generaMemo', '', async ({ cuerpo, api }) =>
    pasa(
      await api.abreActo('/memo', {
        producto: cuerpo.exige(...PRODUCTO),
        grupo: cuerpo.exige(...GRUPO),
        fecha: cuerpo.fecha('fecha'),
      }),
    ),
  ),
  lee('POST Participante/generaListadoPDF', '', async ({ cuerpo, api }) => {
    const { id } = await deHoja(api, cuerpo);
    return json({ location: claveDeArchivo(ruta`/asamblea/${id as number}/participantes.pdf`) });
  }),
  lee('GET Participante/consulta/ofertas/{3 params}', 'producto grupo asamblea', async ({ dato, api }) => {
    const numero = comoNumero(dato('asamblea'), 'asamblea');
    const { id } = await asamblea(api, { producto: dato('producto'), grupo: dato('grupo'), numero });
    return abre(`/participante/ofertas?asamblea=${String(id)}`);
  }),
];
