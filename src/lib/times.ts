/** '16:00' as "4:00 PM". */
export function formatTime(time: string): string {
  const hour = Number.parseInt(time, 10);
  return `${hour % 12 || 12}${time.slice(-3)} ${hour < 12 ? 'AM' : 'PM'}`;
}
