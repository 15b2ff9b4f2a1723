-- Prints what was measured as JSON in place of wrk's own words. Times come in microseconds.
done = function(summary, latency)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  io.write(string.format(
    '\nreport {"requests": %d, "seconds": %.6f, "failed": %d, "refused": %d, "p99Ms": %.3f}\n',
    summary.requests, summary.duration / 1e6, failed, summary.errors.status, latency:percentile(99) / 1e3))
end
