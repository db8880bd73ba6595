import { comoFecha, formatearFecha, nombresDeCriterios, ofertasEnOrden, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CollapsiblePanel } from '../../ui/CollapsiblePanel';
import { StateChip } from '../../ui/StateChip';
import type { AsambleaDetalle } from '../asamblea/tipos';
import { comoOferta, type ParticipanteRecord } from './tipos';

interface OrdenDeOfertasProps {
  readonly asamblea: Pick<AsambleaDetalle, 'numeroAsamblea' | 'regla'>;
  readonly adjudicados: readonly ParticipanteRecord[];
}

/** The offers of an assembly as its rule puts them, each with what put it there; what was typed may differ, and is shown to. */
export function OrdenDeOfertas({ asamblea: { numeroAsamblea, regla }, adjudicados }: OrdenDeOfertasProps) {
  const ofertas = adjudicados.filter(
    (fila) => fila.adjudicadoPor === 'Oferta' && fila.asambleaAdjudica === numeroAsamblea,
  );
  if (ofertas.length === 0) return null;
  const enOrden = ofertasEnOrden(ofertas.map(comoOferta), regla);
  const distintas = enOrden.filter(({ oferta, lugar }) => oferta.prioridadOferta !== lugar).length;
  const porSecuencia = regla.criterios[0] === 'secuencia';
  return (
    <CollapsiblePanel
      title={propios.ordenDeOfertas(ofertas.length)}
      aside={
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {propios.ordenPor(nombresDeCriterios(regla))}
          </Typography>
          {!porSecuencia && distintas > 0 && (
            <StateChip label={propios.secuenciasDistintas(distintas)} tone="warning" />
          )}
        </>
      }
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {propios.reglaDesde(regla.desde === null ? null : formatearFecha(comoFecha(regla.desde)), regla.sustento)}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 0.5, pl: 3, display: 'grid', gap: 0.5, fontSize: '0.875rem' }}>
        {enOrden.map(({ oferta, lugar, razon }) => (
          <li key={oferta.id}>
            <Box component="span" sx={{ fontWeight: 580 }}>
              {oferta.codigo} · {oferta.nombreCliente}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              {razon}.
            </Box>
            {!porSecuencia && oferta.prioridadOferta !== lugar && (
              <Box component="span" sx={{ color: 'warning.main' }}>
                {' '}
                {propios.secuenciaDistinta(oferta.prioridadOferta, lugar)}.
              </Box>
            )}
          </li>
        ))}
      </Box>
    </CollapsiblePanel>
  );
}
