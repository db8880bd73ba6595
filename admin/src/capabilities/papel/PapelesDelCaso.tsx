import { type AccionDePapel, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { CanAccess, useRefresh } from 'react-admin';
import { urlOf } from '../../providers/calls';
import { useApiQuery } from '../../providers/useApiQuery';
import { fecha, fechaHora } from '../../ui/format';
import { lazy } from '../../ui/lazy';
import { QueryState } from '../../ui/QueryState';
import { StateChip } from '../../ui/StateChip';
import { DataTable } from '../../ui/table/DataTable';
import { tones } from '../../ui/tones';
import { Viewer } from '../../ui/viewer/Viewer';
import { Paquete } from './Paquete';
import type { Papel } from './tipos';

const FirmarDialog = lazy(() => import('./FirmarDialog'));
const Column = DataTable.Col<Papel>;
const etiqueta: Readonly<Record<AccionDePapel, string>> = {
  firmar: propios.papelSubirFirmado,
  reemplazar: propios.papelReemplazarFirmado,
};

const estadoDe = ({ estado, etiquetaEstado }: Papel) => <StateChip label={etiquetaEstado} tone={tones.papel[estado]} />;

/** Every issued paper of the plan's case: whether it is signed, its scan, and the way to keep it. */
export default function PapelesDelCaso({ idCodigo }: { readonly idCodigo: string }) {
  const titulo = useId();
  const [firmando, setFirmando] = useState<Papel | null>(null);
  const [viendo, setViendo] = useState<Papel | null>(null);
  const refresh = useRefresh();
  const { data, error, refetch } = useApiQuery('/papeles-de-plan/{idCodigo}', { idCodigo });
  return (
    <Card component="section" aria-labelledby={titulo}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2, pb: 1 }}>
        <Typography id={titulo} variant="h2" sx={{ mr: 'auto' }}>
          {propios.papeles}
        </Typography>
        <CanAccess resource="contrato" action="escribir">
          <Paquete idCodigo={idCodigo} />
        </CanAccess>
      </Box>
      {data === undefined ? (
        <QueryState error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{propios.papelesSinEmitir}</Typography>
      ) : (
        <DataTable aria-labelledby={titulo} data={data}>
          <Column
            label="Documento"
            render={({ nombre }) => <Box sx={{ whiteSpace: 'normal' }}>{nombre}</Box>}
            onPhone={estadoDe}
          />
          <Column label="Emitido" render={({ emitidoEn }) => fechaHora(emitidoEn)} />
          <Column label="Estado" wideOnly render={estadoDe} />
          <Column label={propios.papelCopia} render={(papel) => <Copia papel={papel} />} />
          <Column
            label="Acciones"
            actions
            render={(papel) => (
              <>
                {papel.copias.length > 0 && (
                  <Button
                    size="small"
                    aria-label={`${propios.papelVerFirmado}: ${papel.nombre}`}
                    onClick={() => setViendo(papel)}
                  >
                    {propios.papelVerFirmado}
                  </Button>
                )}
                {papel.acciones.map((accion) => (
                  <Button
                    key={accion}
                    size="small"
                    aria-haspopup="dialog"
                    sx={{ whiteSpace: 'nowrap' }}
                    aria-label={`${etiqueta[accion]}: ${papel.nombre}`}
                    onClick={() => setFirmando(papel)}
                  >
                    {etiqueta[accion]}
                  </Button>
                ))}
              </>
            )}
          />
        </DataTable>
      )}
      {firmando !== null && (
        <Suspense fallback={null}>
          <FirmarDialog papel={firmando} onHecho={() => refresh()} onClose={() => setFirmando(null)} />
        </Suspense>
      )}
      {viendo !== null && (
        <Viewer
          title={viendo.nombre}
          subtitle={propios.papelCopia}
          url={urlOf('/papel/{id}/copia', { id: viendo.id })}
          downloadName={`${viendo.nombre} firmado`}
          position={{ number: 1, total: 1 }}
          onClose={() => setViendo(null)}
        />
      )}
    </Card>
  );
}

/** Where and when the copy in force was signed, who uploaded it, and how many it replaced. */
function Copia({ papel: { copias } }: { readonly papel: Papel }) {
  const [vigente, ...anteriores] = copias;
  if (vigente === undefined) return '—';
  return (
    <Box component="span">
      {propios.papelFirmadoEn(vigente.ciudad, fecha(vigente.fecha))}
      <Firmas copia={vigente} />
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {propios.papelSubidoPor(vigente.subidaPor, fechaHora(vigente.subidaEn))}
        {vigente.motivo !== null && `. ${vigente.motivo}`}
        {anteriores.length > 0 && `. ${propios.papelCopiasAnteriores(anteriores.length)}`}
      </Typography>
    </Box>
  );
}

/** Who signed electronically, what was found out about each certificate, and who has yet to sign. */
function Firmas({ copia: { firmas, faltan } }: { readonly copia: Papel['copias'][number] }) {
  if (firmas.length === 0) return null;
  return (
    <>
      <Typography variant="body2" component="span" sx={{ display: 'block' }}>
        {propios.firmaPor}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {firmas.map(({ nombre, calidad, firmadaEn, raiz, emisor, conSello, revocacionComprobada }) => (
          <li key={`${nombre} ${firmadaEn}`}>
            <Typography variant="body2" component="span">
              {propios.firmaDe(nombre, calidad ?? propios.firmaDeNadie, fechaHora(firmadaEn))}
            </Typography>
            <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              {[
                raiz === null ? propios.firmaSinRaices(emisor) : propios.firmaRaizConocida(raiz),
                ...(conSello ? [propios.firmaConSello] : []),
                revocacionComprobada ? propios.firmaVigente : propios.firmaSinRevocacion,
              ].join(', ')}
            </Typography>
          </li>
        ))}
      </Box>
      {faltan.length > 0 && (
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'warning.main', fontWeight: 600 }}>
          {propios.firmaFaltan(faltan)}
        </Typography>
      )}
    </>
  );
}
