import {
  type AccionDeDerecho,
  datoLegible,
  etiquetaDeDato,
  obligacionesLegales,
  propios,
  rechazoDeExportacion,
} from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { DerechoVista } from '../../generated/api';
import { urlOf } from '../../providers/calls';
import { ActDialog } from '../../ui/act/ActDialog';
import { Facts } from '../../ui/Facts';
import { fecha, fechaHora, vacio } from '../../ui/format';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { useDownload } from '../../ui/useDownload';
import { actoDeDerecho } from './derecho-titular.actos';
import { EstadoDeDerechoField, PlazoDeDerechoField } from './estado';

/** A row of the list does not say what the datum says today: it is not taken for the record. */
const enDetalle = { enDetalle: true };

/** One request: what was asked, how long the law leaves, and what is done with it. */
export default function DerechoTitularEdit() {
  return (
    <Show queryOptions={{ meta: enDetalle }} description={<Descripcion />} actions={<Acciones />}>
      <Solicitud />
      <Exportacion />
      <LoQueSigue />
    </Show>
  );
}

const useDerecho = () => useShownRecord<DerechoVista>();

const quienYCuando = (quien: string | null, cuando: Parameters<typeof fechaHora>[0]): string =>
  [quien, fechaHora(cuando)].filter(Boolean).join(', ');
const orden: readonly AccionDeDerecho[] = ['negar', 'atender', 'levantar'];

function Descripcion() {
  const { id, tipo, identificacion } = useDerecho();
  return `${propios.tipoDeDerecho[tipo]} · ${identificacion} · ${propios.derechoNumero(id)}`;
}

function Acciones() {
  const { id, version, tipo, acciones } = useDerecho();
  const refresh = useRefresh();
  const [accion, setAccion] = useState<AccionDeDerecho | null>(null);
  const acto = accion === null ? null : actoDeDerecho(accion, tipo);
  return (
    <>
      {orden
        .filter((una) => acciones.includes(una))
        .map((una) => (
          <Button
            key={una}
            variant={una === 'negar' ? 'outlined' : 'contained'}
            color={una === 'negar' ? 'error' : 'primary'}
            onClick={() => setAccion(una)}
          >
            {actoDeDerecho(una, tipo).titulo}
          </Button>
        ))}
      {acto !== null && (
        <ActDialog
          acto={acto}
          id={id}
          fijos={{ version }}
          efecto={acto.efecto}
          onHecho={refresh}
          onClose={() => setAccion(null)}
        >
          {accion === 'atender' && <Correccion />}
        </ActDialog>
      )}
    </>
  );
}

function Solicitud() {
  const record = useDerecho();
  return (
    <Card component="section" sx={{ maxWidth: 860, px: 2, py: 1.5 }}>
      <Facts
        facts={[
          { label: 'Estado', value: <EstadoDeDerechoField /> },
          { label: propios.derechoIngreso, value: fecha(record.ingreso) },
          {
            label: 'Plazo de la ley',
            value: (
              <>
                {fecha(record.vence)} <PlazoDeDerechoField />
              </>
            ),
          },
          { label: propios.derechoPedido, value: record.pedido },
          ...(record.dato === null
            ? []
            : [
                { label: propios.derechoDato, value: etiquetaDeDato(record.dato) },
                { label: propios.derechoDecia, value: datoLegible(record.dato, record.valorAnterior) },
                { label: propios.derechoValor, value: datoLegible(record.dato, record.valor) },
                { label: propios.derechoPrueba, value: record.prueba },
              ]),
          { label: propios.derechoComprobacion, value: record.comprobacion },
          { label: 'Registrada', value: quienYCuando(record.creadaPor, record.creadaEn) },
          ...(record.decididaEn === null
            ? []
            : [
                { label: 'Respondida', value: quienYCuando(record.decididaPor, record.decididaEn) },
                { label: propios.derechoRespuesta, value: record.respuesta },
              ]),
          ...(record.levantadaEn === null
            ? []
            : [
                { label: propios.derechoLevantado, value: quienYCuando(record.levantadaPor, record.levantadaEn) },
                { label: 'Motivo', value: record.motivoLevantamiento },
              ]),
        ]}
      />
    </Card>
  );
}

function Exportacion() {
  const record = useDerecho();
  const { id, identificacion, exportadaEn, sha256 } = record;
  const refresh = useRefresh();
  const { download, pending } = useDownload();
  if (rechazoDeExportacion(record) !== null) return null;
  const exportar = () =>
    void download(
      urlOf('/derecho-titular/{id}/exportacion', { id }),
      `datos-${identificacion}.zip`,
      'application/zip',
    ).then(refresh);
  return (
    <Card component="section" sx={{ maxWidth: 860, mt: 2, px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2">{propios.derechoDatos}</Typography>
        <Button variant="outlined" onClick={exportar} disabled={pending}>
          {propios.derechoExportar}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
        {propios.derechoExportarDescripcion}
      </Typography>
      <Facts
        facts={[
          { label: 'Última exportación', value: fechaHora(exportadaEn) },
          { label: 'Huella SHA-256', value: sha256 ?? vacio },
        ]}
      />
    </Card>
  );
}

/** Of a suspension: what goes on all the same. */
function LoQueSigue() {
  if (useDerecho().tipo !== 'bloqueo') return null;
  return (
    <Card component="section" sx={{ maxWidth: 860, mt: 2, px: 2, py: 1.5 }}>
      <Typography variant="h2">{propios.derechoSigue}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {obligacionesLegales.map(({ que, razon }) => (
          <li key={que}>
            {que}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {razon}
            </Typography>
          </li>
        ))}
      </Box>
    </Card>
  );
}

/** What is corrected: what the datum says now, what it will say, and what follows from it. */
function Correccion() {
  const { dato, valor, valorActual } = useDerecho();
  if (dato === null) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Facts
        facts={[
          { label: propios.derechoDato, value: etiquetaDeDato(dato) },
          { label: propios.derechoDice, value: datoLegible(dato, valorActual ?? null) },
          { label: propios.derechoValor, value: datoLegible(dato, valor) },
        ]}
      />
      <Typography variant="subtitle2" sx={{ mt: 1.5 }}>
        {propios.derechoToca}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {propios.derechoRectificarToca.map((que) => (
          <Typography key={que} component="li" variant="body2">
            {que}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
