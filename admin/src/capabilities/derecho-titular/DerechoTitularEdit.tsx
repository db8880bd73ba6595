import {
  type AccionDeDerecho,
  type DatoRectificable,
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
import { EditBase, useEditContext, useRefresh } from 'react-admin';
import type { DerechoVista } from '../../generated/api';
import { ActoDialog } from '../../ui/acto/ActoDialog';
import { Facts } from '../../ui/Facts';
import { fecha, fechaHora } from '../../ui/formato';
import { LoadingState } from '../../ui/LoadingState';
import { useTituloDePagina } from '../../ui/layout/migas';
import { PageHeader } from '../../ui/PageHeader';
import { useDescarga } from '../../ui/useDescarga';
import { actoDeDerecho } from './derecho-titular.actos';
import { EstadoDeDerecho, PlazoDeDerecho } from './estado';

/** A row of the list does not say what the datum says today: it is not taken for the record. */
const lectura = { meta: { enDetalle: true } };

export default function DerechoTitularEdit() {
  return (
    <EditBase queryOptions={lectura}>
      <Page />
    </EditBase>
  );
}

const instante = (valor: Parameters<typeof fechaHora>[0] | null): string => (valor === null ? '—' : fechaHora(valor));
const orden: readonly AccionDeDerecho[] = ['negar', 'atender', 'levantar'];

/** One request: what was asked, how long the law leaves, and what is done with it. */
function Page() {
  const { record } = useEditContext<DerechoVista>();
  const refresh = useRefresh();
  const { descargar, enCurso } = useDescarga();
  const [accion, setAccion] = useState<AccionDeDerecho | null>(null);
  useTituloDePagina(record?.nombre);
  if (record === undefined) return <LoadingState />;
  const { id, version, identificacion, tipo } = record;
  const acto = accion === null ? null : actoDeDerecho(accion, tipo);
  const exportar = () =>
    void descargar(`derecho-titular/${id}/exportacion`, `datos-${identificacion}.zip`, 'application/zip').then(refresh);
  return (
    <>
      <PageHeader
        title={record.nombre}
        description={`${propios.tipoDeDerecho[record.tipo]} · ${identificacion} · ${propios.derechoNumero(id)}`}
        actions={orden
          .filter((una) => record.acciones.includes(una))
          .map((una) => (
            <Button
              key={una}
              variant={una === 'negar' ? 'outlined' : 'contained'}
              {...(una === 'negar' && { color: 'error' as const })}
              onClick={() => setAccion(una)}
            >
              {actoDeDerecho(una, tipo).titulo}
            </Button>
          ))}
      />
      <Card component="section" sx={{ maxWidth: 860, px: 2, py: 1.5 }}>
        <Facts
          facts={[
            { label: 'Estado', value: <EstadoDeDerecho derecho={record} /> },
            { label: propios.derechoIngreso, value: fecha(record.ingreso) },
            {
              label: 'Plazo de la ley',
              value: (
                <>
                  {fecha(record.vence)} <PlazoDeDerecho derecho={record} />
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
            { label: 'Registrada', value: [record.creadaPor, fechaHora(record.creadaEn)].filter(Boolean).join(', ') },
            ...(record.decididaEn === null
              ? []
              : [
                  {
                    label: 'Respondida',
                    value: [record.decididaPor, fechaHora(record.decididaEn)].filter(Boolean).join(', '),
                  },
                  { label: propios.derechoRespuesta, value: record.respuesta },
                ]),
            ...(record.levantadaEn === null
              ? []
              : [
                  {
                    label: propios.derechoLevantado,
                    value: [record.levantadaPor, fechaHora(record.levantadaEn)].filter(Boolean).join(', '),
                  },
                  { label: 'Motivo', value: record.motivoLevantamiento },
                ]),
          ]}
        />
      </Card>
      {rechazoDeExportacion(record) === null && (
        <Card component="section" sx={{ maxWidth: 860, mt: 2, px: 2, py: 1.5 }}>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
          >
            <Typography variant="h2">{propios.derechoDatos}</Typography>
            <Button variant="outlined" onClick={exportar} disabled={enCurso}>
              {propios.derechoExportar}
            </Button>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
            {propios.derechoExportarDescripcion}
          </Typography>
          <Facts
            facts={[
              { label: 'Última exportación', value: instante(record.exportadaEn) },
              { label: 'Huella SHA-256', value: record.sha256 ?? '—' },
            ]}
          />
        </Card>
      )}
      {tipo === 'bloqueo' && (
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
      )}
      {acto !== null && (
        <ActoDialog
          acto={acto}
          id={id}
          fijos={{ version }}
          efecto={acto.efecto}
          onHecho={refresh}
          onClose={() => setAccion(null)}
        >
          {accion === 'atender' && record.dato !== null && <Correccion derecho={record} dato={record.dato} />}
        </ActoDialog>
      )}
    </>
  );
}

/** What is corrected: what the datum says now, what it will say, and what follows from it. */
function Correccion({ derecho, dato }: { readonly derecho: DerechoVista; readonly dato: DatoRectificable }) {
  return (
    <Box sx={{ mb: 1.5 }}>
      <Facts
        facts={[
          { label: propios.derechoDato, value: etiquetaDeDato(dato) },
          { label: propios.derechoDice, value: datoLegible(dato, derecho.valorActual ?? null) },
          { label: propios.derechoValor, value: datoLegible(dato, derecho.valor) },
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
