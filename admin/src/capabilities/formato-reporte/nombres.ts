import { nombreDeOrganismo, propios } from '@adjudica/domain';
import type { FormatoDeReporteVista } from '../../generated/api';
import { fecha } from '../../ui/format';

export const tituloDeFormato = ({ organismo, desde }: Pick<FormatoDeReporteVista, 'organismo' | 'desde'>): string =>
  propios.formatoDeReporteDe(nombreDeOrganismo(organismo), fecha(desde));
